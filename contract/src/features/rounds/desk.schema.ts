import * as z from 'zod/mini'

/** A distance beside the one that is allowed, kilometres. */
const Reach = z.object({ awayKm: z.number(), rangeKm: z.number() })

/** A live turn as its hall's desk sees it. Of money only whether it is enough for `feeRial`. */
export const QueueTurn = z.object({
  id: z.number(),
  turnNumber: z.number(),
  driverName: z.string(),
  driverFamily: z.string(),
  nationalId: z.string(),
  mobile: z.string(),
  plaqueNumber: z.string(),
  plaqueSerialNumber: z.string(),
  loaderTypeName: z.string(),
  /** By the short name of the base information. */
  loaderShortName: z.string(),
  takenAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** When support gave it back after a voided permit. */
  returnedAt: z.nullable(z.string()),
  choiceCount: z.number(),
  /** The last choice that waits: when, and whether the hall filed it. */
  lastFiledAt: z.nullable(z.string()),
  lastByStaff: z.boolean(),
  /** Whether the driver has been signed in on a phone of late. */
  hasPhone: z.boolean(),
  /** Whether he has an account by which he may sign in; a mobile everybody on record has. */
  hasAccount: z.boolean(),
  takenByStaff: z.boolean(),
  driverIsActive: z.boolean(),
  openPermitId: z.nullable(z.number()),
  canPay: z.boolean(),
  /** What a permit would cost him: of the loads that he chose, or the hall's fee. */
  feeRial: z.number(),
  /** The last choice that was taken, where its load has a range. */
  near: z.nullable(Reach),
  /** The last choice since the round opened that was refused for distance. */
  far: z.nullable(Reach),
})
export type QueueTurn = z.output<typeof QueueTurn>

/** A hall in which the caller has loads that look for trucks: its open round or when the next opens, and how they stand. */
export const MyRound = z.object({
  loadHallId: z.number(),
  loadHallName: z.string(),
  isSettledAtOnce: z.boolean(),
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  nextRoundAt: z.nullable(z.string()),
  cargoCount: z.number(),
  trucksLeft: z.number(),
  /** Choices that wait for these loads. */
  requestCount: z.number(),
  /** Of those that the open round gives out, how many nobody has chosen. */
  unwantedCount: z.number(),
})
export type MyRound = z.output<typeof MyRound>

/** A hall now: its open round or when the next opens, who has chosen of who waits, and what looks for trucks. */
export const RoundNow = z.object({
  loadHallId: z.number(),
  loadHallName: z.string(),
  isSettledAtOnce: z.boolean(),
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  nextRoundAt: z.nullable(z.string()),
  liveTurns: z.number(),
  choosers: z.number(),
  cargoCount: z.number(),
  trucksLeft: z.number(),
})
export type RoundNow = z.output<typeof RoundNow>

/** What lies before a load that was just declared: its round, who in the queue could carry it, and how loads like it fared. */
export const LoadAhead = z.object({
  cargoId: z.number(),
  /** Null for a free load, which comes into no round. */
  loadHallId: z.nullable(z.number()),
  loadHallName: z.nullable(z.string()),
  isSettledAtOnce: z.boolean(),
  /** Whether its company has yet to approve it, a product owner's load (rules 9.6). */
  isAwaitingReview: z.boolean(),
  /** Trucks that have their permit, and those it still looks for; whether it was ended, and looks for none. */
  given: z.number(),
  remaining: z.number(),
  isEnded: z.boolean(),
  /** The open round that gives it out, until when; else when the next opens, null where nobody can tell. */
  closesAt: z.nullable(z.string()),
  nextRoundAt: z.nullable(z.string()),
  announcedAt: z.string(),
  /** When the round that gives it out is split, and when one opens after that; null where nobody can tell. */
  resultAt: z.nullable(z.string()),
  roundAfterAt: z.nullable(z.string()),
  /** The newest of the caller's other loads that look for trucks in the hall until then. `requests` of an open round. */
  others: z.array(
    z.object({
      cargoId: z.number(),
      origin: z.string(),
      destination: z.string(),
      loaders: z.string(),
      remaining: z.number(),
      requests: z.nullable(z.number()),
    }),
  ),
  /** Live turns of the hall whose truck has a loader of the load; and of these, who could be given it now. */
  fitting: z.number(),
  free: z.number(),
  /** Loads of the hall with such a loader in the last thirty days, and how many were taken whole in their first round; null under five. */
  first: z.nullable(z.object({ alike: z.number(), filled: z.number() })),
})
export type LoadAhead = z.output<typeof LoadAhead>

/** The queue of a hall at this moment, the first to be served on top. */
export const HallQueue = z.object({ turns: z.array(QueueTurn), serverNow: z.string() })
export type HallQueue = z.output<typeof HallQueue>
