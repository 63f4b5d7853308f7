/** Runs before anything is painted: says that scripts run and if a mock serves the page, and sets the theme. */
{
  const { classList } = document.documentElement
  classList.add('js')
  // The mock writes its own origin into the pages that it serves.
  if (document.currentScript.dataset.mock === location.origin) classList.add('served')
  // Modules do not load from a file on the disk: then the page is as without scripts.
  addEventListener('error', ({ target }) => target.localName === 'script' && classList.remove('js'), { capture: true })
  try {
    classList.add(localStorage.getItem('theme') ?? 'js')
  } catch {
    // A page may be opened where storage is forbidden.
  }
}
