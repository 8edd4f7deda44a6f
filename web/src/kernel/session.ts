import { useSyncExternalStore } from 'react'
import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { type Access, type Flag, flags, mayCall, wordOfFlags } from '@bargah/contract/kernel/access.ts'
import { watched } from '../ui/watched.ts'

/** Rules 2.13: `jwt`, `member`, `loggedIn` in localStorage, or sessionStorage when the device should not remember. */
export type Session = { token: string; member: Member }
/** Why a session ended: the person left (here or in another tab), or the server no longer knows it. */
export type SessionEnd = 'left' | 'expired'
/** null: somebody signed in; `renewed`: the same person, with other rights or another name. */
export type SessionChange = SessionEnd | 'renewed' | null

const keys = { token: 'jwt', member: 'member', loggedIn: 'loggedIn', device: 'deviceId' } as const

const listeners = new Set<(change: SessionChange) => void>()
/** undefined: storage is not read yet. */
let current: Session | null | undefined
let lastEnd: { end: SessionEnd; why: string } | null = null

function read(storage: Storage): Session | null {
  const token = storage.getItem(keys.token)
  const member = storage.getItem(keys.member)
  if (!token || !member || storage.getItem(keys.loggedIn) !== 'true') return null
  try {
    return { token, member: JSON.parse(member) as Member }
  } catch {
    return null
  }
}

/** Where what is typed before a sign-in is kept (kernel/form/use-draft.ts). */
export const draftsKey = 'drafts'

function change(next: Session | null, what: SessionChange, why = '') {
  // whoever comes or leaves takes with him what was typed before
  sessionStorage.removeItem(draftsKey)
  current = next
  toldAccess.set('')
  lastEnd = what === 'renewed' || what === null ? null : { end: what, why }
  for (const listener of listeners) listener(what)
}

function forget() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [keys.token, keys.member, keys.loggedIn]) storage.removeItem(key)
}

export function currentSession(): Session | null {
  if (current === undefined) current = read(localStorage) ?? read(sessionStorage)
  return current
}

/** Who is signed in, by the name that he signs in with, whichever session that is; null when nobody is. */
export function personNow(): string | null {
  const member = currentSession()?.member
  return member ? `${member.role}\n${member.username}` : null
}

/** Keeps a new session; `remember` keeps it beyond this window. */
export function startSession(session: Session, { remember }: { remember: boolean }): void {
  forget()
  const storage = remember ? localStorage : sessionStorage
  storage.setItem(keys.token, session.token)
  storage.setItem(keys.member, JSON.stringify(session.member))
  storage.setItem(keys.loggedIn, 'true')
  if (remember) localStorage.removeItem(livesInWindow)
  else localStorage.setItem(livesInWindow, '1')
  change(session, null)
}

/** Whether this device may remember the one signed in beyond this window. */
export const isRemembered = (): boolean => localStorage.getItem(keys.loggedIn) === 'true'

/** Takes over what the server now says of the one signed in: names and rights change while people work. */
export function renewMember(member: Member): void {
  const session = currentSession()
  const text = JSON.stringify(member)
  if (!session || text === JSON.stringify(session.member)) return
  const storage = isRemembered() ? localStorage : sessionStorage
  storage.setItem(keys.member, text)
  change({ ...session, member }, 'renewed')
}

/** `why`: the server's sentence, of one that it no longer knows. */
export function endSession(end: SessionEnd, why = ''): void {
  const session = currentSession()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  if (session && !isRemembered()) windows?.postMessage({ ended: session.token } satisfies Said)
  endHere(end, why)
}

function endHere(end: SessionEnd, why = '') {
  const wasSignedIn = currentSession() !== null
  localStorage.removeItem(livesInWindow)
  forget()
  if (wasSignedIn) change(null, end, why)
}

/** Why nobody is signed in any more; null when nobody was. */
export const lastSessionEnd = () => lastEnd

/** Calls back when somebody signs in, is renewed, or a session ends; out: how to stop. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows what other tabs do with a session that is remembered: signing out there signs out here. Called once, at start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage || (key !== null && key !== keys.loggedIn)) return
    const next = read(localStorage)
    if (next?.token !== currentSession()?.token) change(next, next ? null : 'left')
  })
}

const answerMs = 1_000
/** Says that a session lives in some window, for those that open to ask for it. */
const livesInWindow = 'bargah.inWindow'
/** What the windows of one browser say to each other of a session that is not remembered. */
type Said = Session | 'asking' | { ended: string }
let windows: Pick<BroadcastChannel, 'postMessage'> | undefined

/**
 * A session that is not remembered lives in the windows of one browser: one that opens beside others asks them for it, so
 * that a link in a new tab does not ask for the password; and it ends in all of them. Resolves at once where there is none to
 * ask for, else when somebody has answered or nobody does.
 */
export async function shareWithWindows(): Promise<void> {
  // older phones have no such channel, and are remembered
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('bargah.session')
  windows = channel
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  const say = (word: Said) => channel.postMessage(word)
  let isWaiting = currentSession() === null && localStorage.getItem(livesInWindow) !== null
  await new Promise<void>((done) => {
    const settle = () => {
      isWaiting = false
      if (!currentSession()) localStorage.removeItem(livesInWindow)
      done()
    }
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      const session = currentSession()
      if (data === 'asking') {
        if (session && !isRemembered()) say(session)
      } else if ('ended' in data) {
        if (session?.token === data.ended) endHere('left')
      } else if (isWaiting) {
        startSession(data, { remember: false })
        settle()
      }
    })
    if (!isWaiting) return done()
    say('asking')
    setTimeout(settle, answerMs)
  })
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSession, currentSession)
}

/** The signed-in member; only for screens that nobody reaches without a session. */
export function useMember(): Member {
  const session = useSession()
  if (!session) throw new Error('this screen is shown to signed-in members only')
  return session.member
}

/** Whether what is a press away stands open («کامل»), as a driver chose; never where nobody is signed in. */
export const useShowsAll = (): boolean => useSession()?.member.showsAll === true

export const flagsOf = (member: Member): Flag[] => flags.filter((flag) => member[flag] === true)

/** The flags that the server reported last, when they differed from those of the session; else ''. */
const toldAccess = watched('')

/** In: the word for the flags that an answer carried, or null, and its token. Calls back when they are others. */
export function noteAccess(word: string | null, token: string | undefined): void {
  const session = currentSession()
  if (word === null || !session || session.token !== token) return
  if (word === toldAccess.now() || word === wordOfFlags(flagsOf(session.member))) return
  toldAccess.set(word)
}

/** Calls back when the server says that the one signed in has other flags than this device believes; out: how to stop. */
export const onAccessChanged = (listener: () => void): (() => void) =>
  toldAccess.subscribe(() => toldAccess.now() !== '' && listener())

/** Whether the one signed in may call an endpoint or open a screen with this access. */
export function mayNow(access: Access): boolean {
  const member = currentSession()?.member
  return mayCall(access, member ? { role: member.role, flags: flagsOf(member) } : null)
}

/** The id of this device, made once and kept (rules 2.13). */
export function deviceId(): string {
  const known = localStorage.getItem(keys.device)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(keys.device, made)
  return made
}
