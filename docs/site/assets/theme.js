/** Runs before anything is painted: says that scripts run, and sets the theme that the reader chose. */
{
  const { classList } = document.documentElement
  classList.add('js')
  try {
    classList.add(localStorage.getItem('theme') ?? 'js')
  } catch {
    // A page may be opened where storage is forbidden.
  }
}
