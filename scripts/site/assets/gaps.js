const form = document.querySelector('.filter')
const gaps = [...document.querySelectorAll('.gap')].map((element) => ({
  element,
  kind: element.dataset.kind,
  text: element.textContent.toLowerCase(),
}))

function filter() {
  const words = form.text.value.toLowerCase().split(/\s+/)
  const kind = form.kind.value
  let shown = 0
  for (const gap of gaps) {
    const fits = (kind === '' || gap.kind === kind) && words.every((word) => gap.text.includes(word))
    gap.element.hidden = !fits
    if (fits) shown++
  }
  for (const area of document.querySelectorAll('.area')) area.hidden = !area.querySelector('.gap:not([hidden])')
  for (const link of document.querySelectorAll('.areas a')) link.hidden = document.querySelector(link.hash).hidden
  document.querySelector('.nothing').hidden = shown > 0
  form.querySelector('output').textContent = shown === gaps.length ? `${shown} gaps` : `${shown} of ${gaps.length} gaps`
}

/** A link to a gap must not lead to one that the filter hides. */
function showLinked() {
  const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!linked?.hidden) return
  form.reset()
  filter()
  linked.scrollIntoView()
}

form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', showLinked)
filter()
