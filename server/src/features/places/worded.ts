import { mapsAway, mapsRefusals } from '@bargah/contract/features/places/places.text.ts'
import { MapsError } from '../../adapters/maps/maps.port.ts'
import { Fail, Refusal } from '../../kernel/errors.ts'

/** In: what a maps call threw. Out: the same in a sentence for the person; anything else as it is. */
export function worded(error: unknown): unknown {
  if (!(error instanceof MapsError)) return error
  if (error.reason === 'no-route') return new Refusal('no_route', mapsRefusals.no_route)
  return new Fail(503, [mapsAway])
}
