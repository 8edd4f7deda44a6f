import { describe, expect, it } from 'vitest'
import { flags, mayCall } from '../../kernel/access.ts'
import { mayKeyCall, narrowed, offeredScopes, scopesOfRole } from '../../kernel/key-access.ts'
import { contract } from '../../contract.ts'
import { kindsSeenBy, type WebhookSubject, subjectOf } from './webhook-kinds.ts'
import { webhookKinds } from './webhooks.states.ts'

const readOf = {
  load: contract.showCargo,
  turn: contract.searchTurns,
  round: contract.listRoundsOfHall,
  permit: contract.searchPermits,
} satisfies Partial<Record<WebhookSubject, unknown>>

/** Every account that may have keys, a member with each flag alone. */
const accounts = Object.keys(scopesOfRole).flatMap((role) =>
  role === 'TransportationCompanyMember'
    ? [{ role, flags: [] }, ...flags.map((flag) => ({ role, flags: [flag] }))]
    : [{ role, flags: [] }],
) as Parameters<typeof kindsSeenBy>[0][]

describe('an account hears of what it reads', () => {
  it.each(accounts)('by a key of its own, or itself: %j', (who) => {
    const scopes = offeredScopes(who)
    const reads = webhookKinds.filter((kind) => {
      const told = subjectOf(kind)
      if (told === 'payment') return mayCall(contract.listMyPayments.access, who)
      return mayKeyCall(readOf[told], narrowed(who, scopes), scopes) === null
    })
    expect(kindsSeenBy(who)).toEqual(reads)
  })
})
