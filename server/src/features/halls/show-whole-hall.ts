import type { HallClosing, WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type * as z from 'zod/mini'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { findOpenRound } from '../rounds/rounds.api.ts'
import { countWaybillChecks } from '../turns/turns.api.ts'
import { countClosing, countHallThings } from './hall-figures.views.ts'
import { findHall } from './halls.store.ts'
import { showHall } from './halls.views.ts'
import { presentHall, presentSettings, presentShowTime } from './present-hall.ts'
import { listShowTimes } from './show-times.store.ts'

/** A hall with its show times, its open round, the settings that wait and how much belongs to it. */
export async function showWholeHall(call: Call, hallId: number): Promise<WholeHall> {
  const { db } = call
  const hall = await showHall(db, sessionOf(call), hallId)
  const round = await findOpenRound(db, hallId)
  const counts = await countHallThings(db, hallId)
  return {
    ...presentHall(hall),
    showTimes: (await listShowTimes(db, hallId)).map(presentShowTime),
    openRound: round
      ? { id: round.id, opensAt: isoInstant(round.opensAt), closesAt: isoInstant(round.closesAt) }
      : null,
    coming: hall.comingSettings && presentSettings(hall.comingSettings),
    companyCount: counts.companies,
    nativeCount: counts.natives,
    tariffCount: counts.tariffs,
    liveTurnCount: counts.turns,
    closedTurnCount: counts.closed,
    billCount: await countWaybillChecks(db, hallId),
  }
}

/** What closing a hall would do. Throws 404 when it is not there. */
export async function previewClosing(db: Db, hallId: number): Promise<z.output<typeof HallClosing>> {
  const hall = await mustFind(findHall(db, hallId), 'سالنی با این مشخصات')
  const round = await findOpenRound(db, hallId)
  const counts = await countClosing(db, hallId)
  return {
    loadHallId: hallId,
    name: hall.name,
    ...counts,
    closesAt: round ? isoInstant(round.closesAt) : null,
  }
}
