import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { cargoEnded, cargoNotAnnounced } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { type Notice, notifyAll } from '../notifications/notifications.api.ts'
import { accountsOfCompany, postTransfers } from '../wallet/wallet.api.ts'
import { recordCargoEvent } from './cargo-events.store.ts'
import { computeHold } from './cargos.rules.ts'
import { type CargoFacts, setLife } from './cargos.store.ts'

/** In which of the ways a cargo ends, and the reason that people read. */
type Ending = {
  kind: Extract<CargoEventKind, 'rejected' | 'unreviewed' | 'expired' | 'completed' | 'finished'>
  reason: string
  at: Date
  byUser: number | null
  /** It ends because its hall is closed. */
  withHall?: true
}

/**
 * Finishes a locked cargo, tells its owners, and releases what is still held for the trucks that nobody took. Whoever calls holds the
 * hall's lock exclusive and has looked that no round is open over it, or ends the choices that wait for it by `endChoices`,
 * under the lock of the hall's log. Open permits stay (rules 9.11, 13.4). The log is told last: the lists, then the end itself.
 */
export async function endCargo(
  tx: Tx,
  cargo: CargoFacts,
  { withHall, ...ending }: Ending,
  endChoices: (logAt: Date) => Promise<readonly EntryToTell[]> = async () => [],
): Promise<void> {
  const { reason, at, byUser } = ending
  const event = { cargoId: cargo.id, from: cargo.status, to: cargoStatus.finished, ...ending }
  const over = { status: cargoStatus.finished, finishedAt: at, finishReason: reason }
  const [route] = await Promise.all([setLife(tx, cargo.id, over), recordCargoEvent(tx, event)])
  const named = { cargoId: cargo.id, ...route }
  const heldNothingYet = cargo.status === cargoStatus.awaitingReview
  const told = heldNothingYet ? cargoNotAnnounced(named, reason) : cargoEnded(named, reason, cargo.remaining)
  await notifyAll(tx, ownersOf(cargo), told, at)
  if (heldNothingYet) return
  const { own, held } = await accountsOfCompany(tx, cargo.companyId)
  const release = {
    kind: 'release',
    debitAccountId: held,
    creditAccountId: own,
    amountRial: computeHold(cargo, cargo.remaining),
    cargoId: cargo.id,
  } as const
  await postTransfers(tx, [release], { at, byUser })
  if (cargo.hallId === null) return
  const facts = { cargo: cargo.id, trucks: cargo.remaining, reason: withHall ? 'hall_closed' : ending.kind }
  await appendHallLog(tx, cargo.hallId, async (logAt) => [
    ...(await endChoices(logAt)),
    { kind: 'cargo_withdrawn', facts },
  ])
}

/** The company, of its members those who may see its cargos, and the product owner whose cargo it is. */
export const ownersOf = ({ companyId, productOwnerId }: CargoFacts): Notice['to'][] => [
  { companyId, flag: 'access_Load_Manage' },
  ...(productOwnerId === null ? [] : [{ productOwnerId }]),
]
