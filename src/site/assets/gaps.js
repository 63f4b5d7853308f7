const form = document.querySelector('.filter')
const CHOICES = ['at', 'stake', 'kind']
const gaps = [...document.querySelectorAll('.gap')].map((element) => ({
  element,
  chosen: Object.fromEntries(CHOICES.map((name) => [name, element.dataset[name].split(' ')])),
  text: `${element.textContent} ${element.id}`.toLowerCase(),
}))

function filter() {
  const words = form.text.value.toLowerCase().split(/\s+/)
  const fits = ({ chosen, text }) =>
    CHOICES.every((name) => form[name].value === '' || chosen[name].includes(form[name].value)) &&
    words.every((word) => text.includes(word))
  let shown = 0
  for (const gap of gaps) {
    gap.element.hidden = !fits(gap)
    if (!gap.element.hidden) shown++
  }
  for (const area of document.querySelectorAll('.area')) {
    area.hidden = !area.querySelector('.gap:not([hidden])')
    area.open = shown < gaps.length
  }
  document.querySelector('.nothing').hidden = shown > 0
  form.querySelector('output').textContent = shown === gaps.length ? `${shown} gaps` : `${shown} of ${gaps.length} gaps`
}

/** The filter is in the URL, so that a page can link to it: `gaps.html?at=createTask`. */
function readAddress() {
  const at = new URLSearchParams(location.search).get('at') ?? ''
  if ([...form.at.options].some(({ value }) => value === at)) form.at.value = at
}

function writeAddress() {
  const address = new URL(location.href)
  if (form.at.value) address.searchParams.set('at', form.at.value)
  else address.searchParams.delete('at')
  if (address.href !== location.href) history.replaceState(null, '', address)
}

/** Clears a filter that would hide the gap that the URL links to. */
function showLinked() {
  const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!linked?.hidden) return
  form.reset()
  writeAddress()
  filter()
  linked.closest('details').open = true
  linked.scrollIntoView()
}

form.addEventListener('input', () => {
  writeAddress()
  filter()
})
form.addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', showLinked)
readAddress()
filter()
showLinked()
