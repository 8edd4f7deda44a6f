import * as z from 'zod/mini'

/** What a load meets: how many of those before the driver want it too, as it was last counted. */
const Demand = z.object({ cargoId: z.number(), ahead: z.number() })

/**
 * What would come of the list if the round closed now: `sure` whatever the others wish, `likely` by the rule over the
 * lists as last counted, `none` when by them nothing is left, `untold` while it would tell of single drivers' wishes,
 * else what keeps the driver himself from all of it: an open permit, a closed account, a wallet that can pay none of it.
 */
export const outlookKinds = [
  'sure',
  'likely',
  'none',
  'untold',
  'open_permit',
  'driver_inactive',
  'no_money',
] as const
export type OutlookKind = (typeof outlookKinds)[number]

/** How a driver's list stands in the open round, told so that it tells nobody's wishes (docs/decisions/0055). */
export const Outlook = z.object({
  turnNumber: z.number(),
  /** Live turns of the queue that are served before his. */
  aheadOfMe: z.number(),
  /** Of which this moment's lists are told; null while too few have one. */
  countedAt: z.nullable(z.string()),
  demand: z.array(Demand),
  kind: z.enum(outlookKinds),
  /** The load that he would get, and its place on his list. */
  cargoId: z.nullable(z.number()),
  rank: z.nullable(z.number()),
  /** For `no_money`: by how many rials his wallet is short of the least fee on his list. */
  lackingRial: z.nullable(z.number()),
})
export type Outlook = z.output<typeof Outlook>
