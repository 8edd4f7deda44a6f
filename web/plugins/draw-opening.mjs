/**
 * `node draw-opening.mjs door web/dist/assets/index-….js` draws what a phone shows before its scripts are there, by the panel itself: it is started as for somebody who opens the door, and
 * as for a driver who opens his home, on a network that answers nothing. Out, on its standard output: the HTML of each.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Window } from 'happy-dom'

const [, , what, entry] = process.argv
const member = { role: 'Driver', fullname: '', username: '', memberId: 0, clientId: 0 }
const kept = { jwt: 'none', member: JSON.stringify(member), loggedIn: 'true' }
const openings = {
  door: { url: 'http://panel/login', kept: {}, until: '.sign-in h1' },
  home: { url: 'http://panel/', kept, until: '.bottombar' },
}
const { url, kept: entries, until } = openings[what]
const window = new Window({ url, width: 360, height: 740 })
for (const [name, value] of Object.entries(entries)) window.localStorage.setItem(name, value)
window.document.body.innerHTML = '<div id="root"></div>'
const nothing = () => new Promise(() => {})
const given = { fetch: nothing, indexedDB: { open: () => ({}), deleteDatabase: () => ({}) } }
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !['Event', 'EventTarget', 'navigator'].includes(name)) continue
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
}
Object.assign(globalThis, { window, self: window, ...given })
Object.assign(window, given)

// without a network and without what a browser keeps, parts of it fail: they are none of what is drawn
process.on('uncaughtException', () => {})

// sheets are not read here: each counts as come
const { head } = window.document
const append = head.appendChild.bind(head)
head.appendChild = (node) => {
  if (node.localName !== 'link') return append(node)
  setTimeout(() => node.dispatchEvent(new window.Event('load')))
  return node
}
await import(pathToFileURL(resolve(entry)).href)
const giveUpAt = Date.now() + 20_000
while (!window.document.querySelector(until)) {
  if (Date.now() > giveUpAt) {
    process.stderr.write(`the panel shows no ${until}: ${window.document.body.innerHTML}\n`)
    process.exit(1)
  }
  await new Promise((go) => setTimeout(go, 20))
}
await new Promise((go) => setTimeout(go, 200))
const parts = [...window.document.querySelectorAll('#root > :not(.bars, .toasts)')]
process.stdout.write(parts.map((part) => part.outerHTML).join(''), () => process.exit(0))
