import { returnRefusals, withdrawnFromRound } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { findHall } from '../halls/halls.api.ts'
import { findLastEnd } from './cargo-events.store.ts'
import { mayReturn } from './cargo-life.rules.ts'
import { type CargoFacts, findDeclaringCompany, findFreezing } from './cargos.store.ts'

/** Why a cargo is not sent again as it stands, in the words of the refusal, or null. What offers it asks the same. */
export async function whyNotReturned(
  db: Db | Tx,
  cargo: CargoFacts,
  session: Session,
): Promise<Refusal | null> {
  const company = await findDeclaringCompany(db, cargo.companyId)
  const hall = cargo.hallId === null ? undefined : await findHall(db, cargo.hallId)
  const round = await findFreezing(db, cargo.id)
  const refusal = mayReturn({
    status: cargo.status,
    remaining: cargo.remaining,
    ended: await findLastEnd(db, cargo.id),
    byCompany: session.companyId !== null,
    companyIsOpen: company?.isActive === true && company.isAccepted,
    hallIsClosed: hall?.isActive === false,
    isInRound: round !== undefined,
  })
  if (refusal === null) return null
  if (refusal !== 'round_open') return new Refusal(refusal, returnRefusals[refusal])
  if (!round) throw new Error('a cargo is in a round that is not there')
  return new Refusal(refusal, withdrawnFromRound(round.closesAt))
}
