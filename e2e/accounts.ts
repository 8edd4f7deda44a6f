import type { Browser, Page } from '@playwright/test'
import { type Flag, type LoginDoor, mayCall, type Role } from '@bargah/contract/kernel/access.ts'
import type { ScreenRow } from './screens.ts'
import { openContext } from './windows.ts'
import { url } from './world.ts'

/** `device`: the phone that it signs in on, where that counts. */
type Account = { username: string; door: LoginDoor; password?: string; device?: string }

/** One account of the demo world for each role. */
export const accounts: Record<Role, Account> = {
  Admin: { username: 'admin', door: 'Support', password: 'Admin@1405' },
  AdminSupport: { username: 'support', door: 'Support' },
  TransportationCompanyAdmin: { username: 'TC10380284790', door: 'Company' },
  TransportationCompanyMember: { username: 'agent1_Agent1', door: 'Company' },
  ProductOwnerAdmin: { username: 'PO0040000011', door: 'Company' },
  LoadHallAdmin: { username: 'LoadHall1', door: 'Support' },
  AgentMain: { username: 'AM10380284790', door: 'Support' },
  Customer: { username: 'customer1', door: 'Support' },
  CustomerAdvancedMember: { username: 'advanced1', door: 'Support' },
  Organization: { username: '1000000000OR', door: 'Support' },
  DriversAssociation: { username: '1000000001DA', door: 'Support' },
  AssociationTransportCompanies: { username: '1000000002ATC', door: 'Support' },
  Driver: { username: '1000000206', door: 'Driver' },
}
export const everyRole = Object.keys(accounts) as Role[]

type Member = { role: Role; fullname: string; clientId: number } & Partial<Record<Flag, boolean>>
export type Session = { accessToken: string; member: Member }

/** Signs in over HTTP, which is quick. Each call makes a new session; a driver's older one ends by it. */
export async function newSession(
  { username, door, password = 'Bargah@1405', device }: Account,
  base = url(),
): Promise<Session> {
  const reply = await fetch(`${base}/api/v1/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Username: username, Password: password, Role: door, DeviceId: device }),
  })
  const { data, errors } = (await reply.json()) as { data: Session | null; errors: string[] }
  if (!data) throw new Error(`${username} could not sign in: ${errors.join(' ')}`)
  if (door === 'Driver') known.delete(`${base} ${username}`)
  return data
}

const known = new Map<string, { session: Session; until: number }>()
/** Staff who ask for nothing are signed out after 33 minutes, which a long run may take. */
const keptMs = 10 * 60_000

/** The one session of a role's account for the tests that meet the same server. */
export async function sessionOf(role: Role): Promise<Session> {
  const key = `${url()} ${accounts[role].username}`
  const before = known.get(key)
  if (before && performance.now() < before.until) return before.session
  const session = await newSession(accounts[role])
  known.set(key, { session, until: performance.now() + keptMs })
  return session
}

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }
type Look = { viewport?: { width: number; height: number }; theme?: 'light' | 'dark'; base?: string }

/** A window in which a session is open, or in which nobody is signed in. */
export async function openAs(browser: Browser, session: Session | null, look: Look = {}): Promise<Page> {
  const context = await openContext(browser, windowOf(session, look))
  return context.newPage()
}

export async function openScreen(browser: Browser, role: Role, path: string, look?: Look): Promise<Page> {
  const page = await openAs(browser, await sessionOf(role), look)
  await page.goto(path)
  return page
}

/** The same in a session of its own: of a test that ends it, or asks for a password that was just given. */
export async function openFresh(browser: Browser, role: Role, path: string): Promise<Page> {
  const page = await openAs(browser, await newSession(accounts[role]))
  await page.goto(path)
  return page
}

/** What a window is opened with, so that a session is open in it. */
export function windowOf(session: Session | null, look: Look = {}) {
  const isDriver = session?.member.role === 'Driver'
  const kept = {
    'bargah.theme': look.theme ?? 'light',
    ...(session && { jwt: session.accessToken, member: JSON.stringify(session.member), loggedIn: 'true' }),
  }
  const { base = url() } = look
  return { baseURL: base, viewport: look.viewport ?? (isDriver ? phone : desk), kept }
}

/** Whether a member may open a screen, by the contract's own rule. */
export const mayOpen = ({ access }: ScreenRow, { member }: Session): boolean =>
  mayCall(access, {
    role: member.role,
    flags: Object.keys(member).filter((name) => member[name as Flag] === true) as Flag[],
  })
