/** Follows an address of the former reference. */
const place = document.getElementById(decodeURIComponent(location.hash.slice(1)))
const link = place?.closest('li')?.querySelector('a') ?? document.querySelector('main a')
location.replace(link.href)
