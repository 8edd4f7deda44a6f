// Sets the theme, the size of words and what a phone shows first (plugins/opening.ts), before the first paint. The build lays it into the page.
;(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // storage may be closed: the device's own wish is followed
      return null
    }
  }
  const { dataset } = document.documentElement
  const theme = read('bargah.theme')
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  dataset.theme = theme === 'dark' || theme === 'light' ? theme : isDark ? 'dark' : 'light'
  const text = read('bargah.text')
  if (text === 'large' || text === 'largest') dataset.text = text

  // a sheet that did not come is asked for again, or the page stays without its looks
  const retry = ({ target }) => {
    if (target.localName !== 'link' || target.rel !== 'stylesheet') return
    setTimeout(() => target.isConnected && target.replaceWith(target.cloneNode()), 3_000)
  }
  addEventListener('error', retry, true)

  // where the page holds none of them, as in development, there is nothing to choose from
  if (!globalThis.openingFiles) return
  const path = location.pathname.toLowerCase()
  let member = null
  try {
    member = read('loggedIn') === 'true' && read('jwt') ? JSON.parse(read('member')) : null
  } catch {
    // who signs in anew is known then
  }
  const isDoor = !member && (path === '/' || path === '/login') && matchMedia('(max-width: 899px)').matches
  const isHome = path === '/' && member?.role === 'Driver'
  if (!isDoor && !isHome) return
  dataset.opens = isDoor ? 'door' : 'home'
  document.addEventListener('readystatechange', () => {
    const name = document.querySelector('[data-opening="home"] .head-act > .ellipsis')
    if (name && member) name.textContent = member.fullname.split(' ')[0]
  })
  if (isHome) readEarly(read('jwt'), globalThis.openingReads)
  for (const file of globalThis.openingFiles[dataset.opens]) {
    // the panel adds the sheets by itself, and waits for them
    const how = file.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' }
    document.head.append(Object.assign(document.createElement('link'), how, { href: `/${file}`, crossOrigin: '' }))
  }

  // what home says is asked for beside its scripts, and taken by the panel (src/kernel/early-reads.ts)
  function readEarly(token, { always, whenNone, without }) {
    const answers = {}
    globalThis.earlyReads = { token, answers }
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const ask = (path) => {
      const askedAtMs = Date.now()
      answers[path] = fetch(path, { headers }).then((response) => ({ response, askedAtMs, answeredAtMs: Date.now() }))
      return answers[path]
    }
    const saysNone = ({ response }) => response.ok && response.clone().json().then(({ data }) => data === null)
    const asked = Object.fromEntries(always.map((path) => [path, ask(path)]))
    Promise.all(whenNone.map((path) => asked[path].then(saysNone)))
      // once the panel is there, it asks by itself
      .then((none) => none.every(Boolean) && whenNone.every((path) => path in answers) && Promise.all(without.map(ask)))
      .catch(() => undefined)
    for (const path of always) asked[path].catch(() => undefined)
  }
})()
