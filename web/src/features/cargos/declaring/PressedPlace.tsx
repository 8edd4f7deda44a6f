import { MapPin, X } from 'lucide-react'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { originTooFar } from '@bargah/contract/features/cargos/load-facts.text.ts'
import type { PlaceRow } from '@bargah/contract/features/places/places.schema.ts'
import { sentenceOf } from '../../../kernel/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { goTo, placeOfRow } from './declare-cities.ts'
import { isTooFarFrom, useLoadingHall, useTariffs } from './declare.queries.ts'
import type { DeclareForm } from './declare-values.ts'
import { useRead } from '../../../kernel/use-read.ts'

type PressedPlaceProps = { form: DeclareForm; by: Declarer; point: Point; onDone: () => void }

/** The known place nearest to where the map was pressed, to be taken as origin or destination. */
export function PressedPlace({ form, by, point, onDone }: PressedPlaceProps) {
  const nearest = useRead('findNearestPlace', {
    query: { Lat: point.latitude, Long: point.longitude },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { values } = form
  const tariffs = useTariffs(by === 'company' ? values.LoadHallId : null).data?.rows ?? []
  const needsHall = by === 'company' && values.LoadHallId === null
  const startAt = (row: PlaceRow) => {
    form.set({ CargoSource: placeOfRow(row), sender: null })
    onDone()
  }
  const endAt = (row: PlaceRow) => {
    form.set(by === 'company' ? goTo(values, tariffs, cityOf(row)) : { CargoDestination: placeOfRow(row) })
    onDone()
  }
  const row = nearest.data
  const hall = useLoadingHall(values, by)
  const isFar = hall !== undefined && row !== undefined && isTooFarFrom(hall, { point: row })
  return (
    <Note tone={nearest.isError ? 'warning' : 'info'} icon={<MapPin />} alert>
      <div className="declare-pressed row wrap">
        <span>{nearest.isError ? sentenceOf(nearest.error) : sayPlace(row)}</span>
        {row && (
          <>
            <Button
              size="dense"
              disabled={isFar}
              title={isFar ? `${originTooFar(hall.loadHallName, hall.cargoOriginKm)}.` : undefined}
              onClick={() => startAt(row)}
            >
              مبدأ شود
            </Button>
            <Button
              size="dense"
              disabled={needsHall}
              title={needsHall ? 'نخست سالن را انتخاب کنید.' : undefined}
              onClick={() => endAt(row)}
            >
              مقصد شود
            </Button>
          </>
        )}
        <IconButton aria-label="بستن" icon={<X />} size="dense" variant="ghost" onClick={onDone} />
      </div>
    </Note>
  )
}

const cityOf = (row: PlaceRow) => ({ id: row.cityId, place: placeOfRow(row) })

const sayPlace = (row: PlaceRow | undefined) =>
  row ? `نزدیک‌ترین جای شناخته: ${row.cityName}، استان ${row.provinceName}` : 'در حال یافتن جای نزدیک…'
