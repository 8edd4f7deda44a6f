// Sets the theme and the size of words before the first paint; a file of its own because the page's policy forbids scripts within it.
;(() => {
  let theme = null
  let text = null
  try {
    theme = localStorage.getItem('bargah.theme')
    text = localStorage.getItem('bargah.text')
  } catch {
    // storage may be closed: the device's own wish is followed
  }
  if (theme !== 'dark' && theme !== 'light') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  if (text === 'large' || text === 'largest') document.documentElement.dataset.text = text
})()
