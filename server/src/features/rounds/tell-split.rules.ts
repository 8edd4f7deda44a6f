import type { EntryToTell } from '../log/hall-log.rules.ts'
import { toldInParts } from '../log/parts.rules.ts'
import type { SplitInput, SplitVerdict } from './split.rules.ts'

type Choice = { priorityId: number; turnId: number; cargoId: number }

/** What a split depends on, and by which numbers the public log names turns. */
export type SplitFacts = {
  input: SplitInput
  choices: readonly Choice[]
  turns: ReadonlyMap<number, { number: number }>
}

const numbersOf = ({ turns }: SplitFacts) => {
  return (turnId: number) => turns.get(turnId)?.number as number
}

type Opened = { turn: number; cargos: readonly number[] }

/** Throws when the choices that wait are not those that the public log opened. They come by turn number, then place. */
export function compareLists(opened: readonly Opened[], facts: SplitFacts): void {
  const numberOf = numbersOf(facts)
  const { choices } = facts
  const fail = (told: string, at: number) => {
    const there = choices[at] && `${numberOf(choices[at].turnId)}:${choices[at].cargoId}`
    throw new Error(`the choices are not as they were opened: ${told} was told, ${there} is there`)
  }
  let at = 0
  for (const { turn, cargos } of opened)
    for (const cargo of cargos) {
      const choice = choices[at]
      if (!choice || choice.cargoId !== cargo || numberOf(choice.turnId) !== turn)
        fail(`${turn}:${cargo}`, at)
      at += 1
    }
  if (at < choices.length) fail('undefined', at)
}

/** All that a split depended on and what came of it, by turn numbers, so that anybody can run it again. */
export function tellSplit(
  roundId: number,
  facts: SplitFacts,
  verdicts: readonly SplitVerdict[],
): EntryToTell[] {
  const { turns, choices, cargos } = facts.input
  const numberOf = numbersOf(facts)
  const lists = {
    cargos: cargos.map(({ cargoId, remaining, withdrawn }) => ({
      cargo: cargoId,
      // what is left of a cargo that ended was withdrawn
      left: withdrawn === null ? remaining : 0,
      ended: withdrawn !== null,
    })),
    out: turns
      .filter(({ disqualified }) => disqualified)
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, disqualified }) => ({ turn: number, reason: disqualified })),
    poor: choices
      .filter(({ disqualified }) => disqualified)
      .map(({ turnId, cargoId }) => ({ turn: numberOf(turnId), cargo: cargoId })),
    verdicts: verdicts.map((verdict, nr) => {
      const { turnId, cargoId } = choiceOf(facts.choices, verdict, nr)
      const { reason, winningTurnNumber: winner } = verdict
      return { turn: numberOf(turnId), cargo: cargoId, reason, winner }
    }),
  }
  return toldInParts({ kind: 'round_split', roundId, lists })
}

/** The choice that the verdict at a place is of: both come by turn number, then place. */
export function choiceOf<C extends { priorityId: number }>(
  choices: readonly C[],
  { priorityId }: SplitVerdict,
  nr: number,
): C {
  const choice = choices[nr]
  if (choice?.priorityId !== priorityId) throw new Error(`verdict ${nr} is not of the choice at its place`)
  return choice
}

export type Issued = { permitId: number; cargoId: number; turn: number }

/** The permits that a round gave. */
export const tellIssued = (
  roundId: number,
  { issued }: { issued: readonly Issued[] },
  by: 'split' | 'driver' | 'staff',
): EntryToTell[] =>
  issued.map(({ permitId, cargoId, turn }) => ({
    kind: 'permit_issued',
    roundId,
    facts: { permit: permitId, cargo: cargoId, turn, round: roundId, by },
  }))

/** A choice that is settled at once: that it came, and how many trucks there were before it. */
export function tellSettled(roundId: number, facts: SplitFacts, byStaff: boolean): EntryToTell {
  const [choice] = facts.choices
  const [cargo] = facts.input.cargos
  if (!choice || !cargo) throw new Error(`round ${roundId} has no choice`)
  const turn = numbersOf(facts)(choice.turnId)
  const told = { round: roundId, turn, cargo: cargo.cargoId, left: cargo.remaining, byStaff }
  return { kind: 'choice_settled', roundId, facts: told }
}

/** Choices that got nothing where each is settled at once. */
export const tellLost = (
  roundId: number,
  facts: SplitFacts,
  verdicts: readonly SplitVerdict[],
): EntryToTell[] =>
  verdicts.flatMap((verdict, nr) => {
    const { turnId, cargoId } = choiceOf(facts.choices, verdict, nr)
    const told = { round: roundId, turn: numbersOf(facts)(turnId), cargo: cargoId, reason: verdict.reason }
    return verdict.outcome === 'lost' ? [{ kind: 'choice_ended', roundId, facts: told }] : []
  })
