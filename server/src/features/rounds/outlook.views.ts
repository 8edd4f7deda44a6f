import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import type { OutlookFacts, SealedChoice } from './outlook.rules.ts'
import type { SplitCargo } from './split.rules.ts'

/** All choices of a round that is open, those that ended too, which tell when lists changed. */
export const listSealedChoices = (db: Db, roundId: number): Promise<SealedChoice[]> =>
  db
    .selectFrom('priorities')
    .select(['id as priorityId', 'turnId', 'cargoId', 'rank', 'filedAt', 'endedAt'])
    .where('roundId', '=', roundId)
    .execute()

/** The live turns of a hall up to a number, as the split would find them. */
export async function listTurnsUpTo(db: Db, hallId: number, number: number) {
  const { rows } = await sql<OutlookFacts['me']>`
    select turns.id as turn_id, number, driver_id, freighter_id,
      case when not drivers.is_active then 'driver_inactive'
        when exists (select from permits where status in (${literals(openPermitStatuses)})
          and (permits.driver_id = turns.driver_id or permits.freighter_id = turns.freighter_id)) then 'open_permit'
      end as disqualified
    from turns join drivers on drivers.id = turns.driver_id
    where hall_id = ${hallId} and turns.status = 'live' and number <= ${number}`.execute(db)
  return rows
}

/** The cargos of a round as the split would find them, with the driver's fee of each. */
export async function listOffered(db: Db, roundId: number): Promise<(SplitCargo & { feeRial: number })[]> {
  const { rows } = await sql<SplitCargo & { feeRial: number }>`
    select cargos.id as cargo_id, remaining, driver_fee_rial as fee_rial,
      case when status <> ${sql.lit(cargoStatus.sending)} then 'cargo_ended' end as withdrawn
    from round_cargos join cargos on cargos.id = cargo_id where round_id = ${roundId}`.execute(db)
  return rows
}
