import type { RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { Call } from '../../kernel/call.ts'
import { listOpenHalls } from '../halls/halls.api.ts'
import { byClosing } from './by-closing.rules.ts'
import { presentRound } from './hall-now.ts'
import { countQueue } from './hall-now.views.ts'
import { lookAtHall } from './look-at-hall.ts'
import { countLoadsByHall } from './my-rounds.views.ts'

/** Every hall that works and how its round stands, the nearest closing first. */
export async function listRoundsNow(call: Call): Promise<RoundNow[]> {
  const { db } = call
  const now = await call.now()
  const loads = await countLoadsByHall(db)
  const rounds: RoundNow[] = []
  for (const { id, name } of await listOpenHalls(db)) {
    const seen = await lookAtHall(db, id)
    const { round, nextRoundAt } = await presentRound(db, seen, now)
    rounds.push({
      loadHallId: id,
      loadHallName: name,
      isSettledAtOnce: seen.mode === 'at_once',
      opensAt: round?.opensAt ?? null,
      closesAt: round?.closesAt ?? null,
      nextRoundAt,
      ...(await countQueue(db, id)),
      ...(loads.get(id) ?? { cargoCount: 0, trucksLeft: 0 }),
    })
  }
  return rounds.sort(byClosing)
}
