import { LocateFixed } from 'lucide-react'
import { formatKm, splitPlace } from '../../../kernel/format.ts'
import type { MyPlace } from '../../../kernel/use-my-place.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { emptyKm, type Load } from './load-order.rules.ts'

type PlaceLineProps = { place: MyPlace; loads: readonly Load[] }

/** Where the driver is, told by the load nearest to him, and the wish to be found, or found anew. */
export function PlaceLine({ place, loads }: PlaceLineProps) {
  const { point, seeking, fault, seek } = place
  const nearest = point && nearestOf(loads, point)
  return (
    <>
      <div className="size-lg place-line apart wrap muted">
        <p role="status">{nearest ?? (point ? 'جای شما پیدا شد' : 'جای شما معلوم نیست')}</p>
        <Button
          size="touch"
          variant="ghost"
          icon={<LocateFixed className="i-lg" />}
          busy={seeking}
          busyLabel="در حال یافتن…"
          onClick={seek}
        >
          {point ? 'جای تازه' : 'یافتن جای من'}
        </Button>
      </div>
      {fault && (
        <Note tone="warning" alert>
          {fault}
        </Note>
      )}
    </>
  )
}

/** In: loads and where the driver is. Out: «جای شما: ۱۲ کیلومتری بندرعباس», by the nearest origin. */
function nearestOf(loads: readonly Load[], point: NonNullable<MyPlace['point']>): string | null {
  const [first] = loads
    .map((load) => ({ town: splitPlace(load.cargoSource).town, km: emptyKm(load, point) ?? 0 }))
    .toSorted((a, b) => a.km - b.km)
  return first ? `جای شما: ${formatKm(first.km)} تا ${first.town}` : null
}
