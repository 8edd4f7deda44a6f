import type { Outlook, OutlookKind } from '@bargah/contract/features/rounds/outlook.schema.ts'
import { computeSplit, type SplitCargo, type SplitTurn } from './split.rules.ts'

/** How many drivers' changes are told together, so that none of them can be read off (docs/decisions/0055). */
export const toldTogether = 5

/** A choice of the round while it is open: by whom, from when, until when. */
export type SealedChoice = {
  priorityId: number
  turnId: number
  cargoId: number
  rank: number
  filedAt: Date
  endedAt: Date | null
}

/**
 * In: the choices of a round. Out: the moment whose lists may be told: up to it the lists changed in steps of at least
 * five drivers each, so that what a step changes is the doing of five; null before the first step.
 */
export function computeToldAt(choices: readonly SealedChoice[]): Date | null {
  const changes = choices.flatMap(({ turnId, filedAt, endedAt }) => [
    { turnId, at: filedAt },
    ...(endedAt ? [{ turnId, at: endedAt }] : []),
  ])
  changes.sort((a, b) => a.at.getTime() - b.at.getTime())
  let told: Date | null = null
  let step = new Set<number>()
  for (const { turnId, at } of changes) {
    step.add(turnId)
    if (step.size < toldTogether) continue
    told = at
    step = new Set()
  }
  return told
}

/** In: the choices of a round and a moment. Out: those that stood then, in the order in which they are listed. */
export const choicesAt = (choices: readonly SealedChoice[], at: Date): SealedChoice[] =>
  choices
    .filter(({ filedAt, endedAt }) => filedAt <= at && (endedAt === null || endedAt > at))
    .toSorted((a, b) => a.rank - b.rank || a.priorityId - b.priorityId)

export type OutlookFacts = {
  me: SplitTurn & { disqualified: 'driver_inactive' | 'open_permit' | null }
  aheadOfMe: number
  /** My list as it is now, best first, with how much each asks beyond what is in my wallet. */
  mine: readonly { priorityId: number; cargoId: number; lackingRial: number }[]
  /** Turns before mine that had a list when it was last counted, with these lists. */
  ahead: readonly SplitTurn[]
  lists: readonly SealedChoice[]
  cargos: readonly SplitCargo[]
}

export type Expected = Pick<Outlook, 'kind' | 'cargoId' | 'rank' | 'lackingRial'>
const nothing = (kind: OutlookKind, lackingRial: number | null = null): Expected => ({
  kind,
  cargoId: null,
  rank: null,
  lackingRial,
})

/**
 * In: my list, and the lists before mine as last counted. Out: what I would get if the round closed now, by the rule of
 * the split. Of others it takes for granted that they can pay, since nobody's wallet is told either.
 */
export function computeOutlook(facts: OutlookFacts): Expected {
  const { me, aheadOfMe, mine, ahead, lists, cargos } = facts
  if (me.disqualified) return nothing(me.disqualified)
  const payable = mine.filter(({ lackingRial }) => lackingRial <= 0)
  if (mine.length > 0 && payable.length === 0)
    return nothing('no_money', Math.min(...mine.map(({ lackingRial }) => lackingRial)))
  const leftOf = new Map(
    cargos.map(({ cargoId, remaining, withdrawn }) => [cargoId, withdrawn ? 0 : remaining]),
  )
  const first = payable.find(({ cargoId }) => (leftOf.get(cargoId) ?? 0) > 0)
  if (!first) return nothing('none')
  const found = (kind: OutlookKind, cargoId: number): Expected => ({
    kind,
    cargoId,
    rank: mine.findIndex((choice) => choice.cargoId === cargoId) + 1,
    lackingRial: null,
  })
  // whatever those before wish, they cannot take all of its trucks
  if ((leftOf.get(first.cargoId) ?? 0) > aheadOfMe) return found('sure', first.cargoId)
  if (ahead.length < toldTogether) return nothing('untold')
  const verdicts = computeSplit({
    turns: [...ahead, me],
    cargos: [...cargos],
    choices: [
      // places anew, since one that ended keeps a place that another has now
      ...lists.map(({ priorityId, turnId, cargoId }, at) => ({
        priorityId,
        turnId,
        cargoId,
        rank: at + 1,
        disqualified: null,
      })),
      ...payable.map(({ priorityId, cargoId }, at) => ({
        priorityId,
        turnId: me.turnId,
        cargoId,
        rank: at + 1,
        disqualified: null,
      })),
    ],
  })
  const own = new Map(payable.map(({ priorityId, cargoId }) => [priorityId, cargoId]))
  const granted = verdicts.find(({ priorityId, outcome }) => outcome === 'granted' && own.has(priorityId))
  const cargoId = granted && own.get(granted.priorityId)
  return cargoId === undefined ? nothing('none') : found('likely', cargoId)
}

/** In: the lists before mine as last counted, and of how many drivers. Out: how many want each load; nothing while too few have one. */
export function computeDemand(lists: readonly SealedChoice[], choosers: number) {
  if (choosers < toldTogether) return []
  const counts = new Map<number, number>()
  for (const { cargoId } of lists) counts.set(cargoId, (counts.get(cargoId) ?? 0) + 1)
  return [...counts].map(([cargoId, ahead]) => ({ cargoId, ahead }))
}
