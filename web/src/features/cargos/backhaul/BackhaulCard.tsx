import { PhoneIcon } from 'lucide-react'
import { Link } from '../../../kernel/navigation.tsx'
import type { Backhaul, BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { useIsReached } from '../../../kernel/connection.ts'
import { formatKm, splitPlace } from '../../../kernel/format.ts'
import { paths } from '../../../kernel/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { useMyTurn } from '../../turns/turns.parts.tsx'
import { CargoCard } from '../driver/CargoCard.tsx'
import { routeOfLoad } from '../driver/load.text.ts'
import { TakeFreeLoad } from '../driver/TakeFreeLoad.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { legsOf } from './backhaul.rules.ts'

type LegsProps = { load: BackhaulLoad; home: string; aside: string }

/** All of a way in true scale: amber dashes are driven empty, the solid part with the load. */
function Legs({ load, home, aside }: LegsProps) {
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

type BackhaulCardProps = { load: BackhaulLoad; of: Backhaul }

/** A backhaul load: the same card, with the route that is driven empty for it; all of the route is in its details. */
export const BackhaulCard = ({ load, of }: BackhaulCardProps) => (
  <CargoCard
    cargo={load}
    place={null}
    empty={{ toLoadKm: load.emptyKm, allKm: load.emptyKm + load.homeKm }}
    act={<Act load={load} of={of} />}
    details={<Legs load={load} home={of.cargoSource} aside={`با بار ${formatKm(load.cargoDistance)}`} />}
  />
)

function Act({ load, of }: BackhaulCardProps) {
  const turn = useMyTurn().data
  const isReached = useIsReached()
  if (!isReached && load.tel)
    return (
      <a
        href={`tel:${load.tel}`}
        className={buttonClass('soft', 'touch')}
        aria-label={`زنگ به شرکت، بار ${routeOfLoad(load)}`}
      >
        <PhoneIcon className="i-lg" />
        زنگ به شرکت
      </a>
    )
  if (of.status !== permitStatus.completed)
    return (
      <Link to={paths.myPermit(of.permitId)} className={buttonClass('soft', 'touch')}>
        اول پایان کار
      </Link>
    )
  if (!load.isLoadHall) return <TakeFreeLoad cargo={load} turn={turn} />
  const isMyHall = turn?.loadHallId === load.loadHallId
  return (
    <Link to={isMyHall ? paths.announcedLoads : paths.turn} className={buttonClass('soft', 'touch')}>
      {isMyHall ? 'بارهای سالن' : `نوبت در ${load.loadHallName ?? 'سالن'}`}
    </Link>
  )
}
