import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatKm, splitPlace } from '../../../kernel/format.ts'
import { legsOf } from './backhaul.rules.ts'

type LegsProps = { load: BackhaulLoad; home: string; aside: string }

/** All of a way in true scale: amber dashes are driven empty, the solid part with the load. */
export function Legs({ load, home, aside }: LegsProps) {
  const town = splitPlace(home).town
  const spoken = legsOf(load).map(
    ({ part, km }) => `${formatKm(km)} ${part === 'loaded' ? 'با بار' : 'خالی'}`,
  )
  return (
    <span className="grid gap-075">
      <span className="at-middle gap-075 flex legs-bar" role="img" aria-label={spoken.join('، ')}>
        {legsOf(load).map(({ part, km }) => (
          <span
            key={part}
            className={part === 'loaded' ? 'is-loaded' : 'is-empty'}
            style={{ flexGrow: km }}
          />
        ))}
      </span>
      <span className="flex face-ink wrap between legs-words num">
        <span>
          راه خالی <b className="strong wait-ink">{formatNumber(load.emptyKm)}</b>
          {load.homeKm > 0 ? (
            <>
              {' '}
              و تا {town} <b className="strong wait-ink">{formatNumber(load.homeKm)}</b>
            </>
          ) : (
            ' کیلومتر'
          )}
        </span>
        <span>{aside}</span>
      </span>
    </span>
  )
}
