import type { ProvenNumber } from '../form/proof.rules.ts'

export type Search = Record<string, unknown>

/** What an entry of the history holds beside its address. */
export type EntryState = {
  /** The entry before it shows the same list with nothing open. */
  isOpenedHere?: boolean
  proven?: ProvenNumber
  /** At which step of its page an entry of the history stands. */
  step?: string
}

/** Where somebody is, or goes. `key` names the entry of the history, `index` is its place in it. */
export type Address = {
  pathname: string
  search: Search
  href: string
  state: EntryState & { key: string; index: number }
}

// texts that JSON could read as something else
const likeJson = /^(?:\s|["[{\d-]|fa|nu|tr)/

function valueIn(text: string): unknown {
  if (!likeJson.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** In: `?open=12&q=%22007%22`. Out: `{ open: 12, q: '007' }`; a name that stands twice has a list. */
export function readSearch(text: string): Search {
  const given = new URLSearchParams(text)
  const search: Search = Object.create(null)
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).map(valueIn)
    search[name] = values.length > 1 ? values : values[0]
  }
  return search
}

function textOf(value: unknown): string {
  if (typeof value !== 'string')
    return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)
  // a text that reads as a number stays a text
  return valueIn(value) === value ? value : JSON.stringify(value)
}

/** The other way: `?open=12`, or nothing; what is undefined is left out. */
export function writeSearch(search: object): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, textOf(value)])).toString()
  return text && `?${text}`
}

const anyOrigin = 'http://panel'

/** In: an address of the panel's own, and the state of its entry. Another origin's is read by its path alone. */
export function readAddress(href: string, state: Address['state']): Address {
  const { pathname, search, hash } = new URL(href.replace(/^[\s\\/]+/, '/'), anyOrigin)
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return { pathname: path, search: readSearch(search), href: `${path}${search}${hash}`, state }
}
