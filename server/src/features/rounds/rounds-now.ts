import type { RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { byClosing } from './by-closing.rules.ts'
import { listStandings } from './rounds.views.ts'
import { computeHallMode } from './rounds.rules.ts'

/** Every hall that works and how its round stands, the nearest closing first. */
export async function listRoundsNow(call: Call): Promise<RoundNow[]> {
  const now = await call.now()
  const halls = await listStandings(call.db)
  return halls
    .map(({ id, name, opensAt, closesAt, showMinutes, liveTurns, choosers, ...hall }) => {
      const mode = computeHallMode(hall, opensAt !== null)
      const next = mode === 'show_times' && opensAt === null ? computeNextShowTime(showMinutes, now) : null
      return {
        loadHallId: id,
        loadHallName: name,
        isSettledAtOnce: mode === 'at_once',
        opensAt: opensAt && isoInstant(opensAt),
        closesAt: closesAt && isoInstant(closesAt),
        nextRoundAt: next && isoInstant(next),
        liveTurns,
        choosers,
        cargoCount: hall.cargoCount,
        trucksLeft: hall.trucksLeft,
      }
    })
    .sort(byClosing)
}
