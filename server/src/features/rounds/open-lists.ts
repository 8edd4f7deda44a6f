import { clockOf, type Tx } from '../../kernel/database.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { takeRefused } from './refused-choices.store.ts'
import type { Round } from './rounds.store.ts'
import { isClosed } from './rounds.rules.ts'
import {
  listEndedBefore,
  listSealedAndWaiting,
  type ListToOpen,
  setRoundSealed,
} from './sealed-lists.store.ts'
import { tellKeptRefusal, tellListsOpened } from './tell-opening.rules.ts'

/**
 * Opens the lists of a round that has closed: the hall's log tells all that count, and of the choices that had ended before
 * how, and which were refused. From here on nobody changes them, and the split reads them from the log. The caller holds the hall exclusive. Out: how
 * long the log is with them.
 */
export async function openLists(tx: Tx, round: Round): Promise<number> {
  const lists = (await listSealedAndWaiting(tx, round.id)).map(openList)
  const ended = await listEndedBefore(tx, round.id)
  const refused = await takeRefused(tx, round.hallId, await clockOf(tx).now(tx))
  const told: EntryToTell[] = [
    ...tellListsOpened(round.id, lists),
    ...ended.map((choice) => ({
      kind: 'choice_ended' as const,
      roundId: round.id,
      facts: { round: round.id, ...choice },
    })),
    ...refused.map(tellKeptRefusal),
  ]
  const { at, size } = await appendHallLog(tx, round.hallId, told)
  if (!isClosed(round, at)) throw new Error(`round ${round.id} is open still by the log: the clock ran back`)
  await setRoundSealed(tx, { roundId: round.id, at, size })
  return size
}

/** Throws when a list waits otherwise than it was sealed: somebody has changed the tables past the log. */
function openList({ turn, salt, cargos, waiting }: ListToOpen) {
  if (salt === null || cargos.join() !== waiting.join())
    throw new Error(`turn ${turn} has sealed the list ${cargos.join()}, and ${waiting.join()} waits`)
  return { turn, salt, cargos }
}
