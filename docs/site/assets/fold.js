/** Runs as soon as the contents of a guide are there, before they are painted: on a narrow screen they start folded. */
document.querySelector('.contents details').open = !matchMedia('(max-width: 75rem)').matches
