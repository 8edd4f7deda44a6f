import { withDays } from '@bargah/contract/features/reports/going-on.ts'
import { noSuchList } from '@bargah/contract/features/reports/morning.text.ts'
import { callNameNow } from '@bargah/contract/old-names.ts'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { ListFormat } from '@bargah/contract/kernel/list-columns.ts'
import type { Session } from '../../kernel/call.ts'
import { Fail } from '../../kernel/errors.ts'
import { readInput } from '../../kernel/read-input.ts'
import type { Route } from '../../kernel/routes.ts'

export type AskedList = { call: string; input: JsonObject; format: ListFormat }
export type Among = () => readonly Route[]

/** Null where it is no list, or not for the one who asks, who is told no more than that. */
export function listFor(session: Session, among: Among, name: string): Route | null {
  const now = callNameNow(name)
  const route = among().find((one) => one.name === now)
  return route?.endpoint.reply === 'list' && mayCall(route.endpoint.access, session) ? route : null
}

/** What is asked of a list as a file, with the days of now. Throws 400 with every fault. */
export function readAsked({ endpoint }: Route, { input, format }: AskedList, session: Session, now: Date) {
  const asked = { ...withDays(input, now), Format: format }
  const sent = endpoint.method === 'GET' ? { query: asked, body: undefined } : { query: {}, body: asked }
  const { query, body, list } = readInput(endpoint, { params: {}, ...sent }, { role: session.role })
  if (!list) throw new Error('what is no list was asked for as one')
  return { query, body, list: { ...list, format } }
}

export const notYourList = () => new Fail(400, [noSuchList])
