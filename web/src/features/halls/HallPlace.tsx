import { useRef } from 'react'
import { Crosshair, Phone } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type FieldsProps, Labelled, wasOf } from './HallFields.tsx'
import { followTown, formatPoint, parsePoint } from './hall-values.rules.ts'
import { HallMap } from './HallMap.tsx'
import { type Town, TownField } from './TownField.tsx'

type HallPlaceProps = FieldsProps & { cityName: string; onCity: (name: string) => void }

/** What the hall is called, and where it is. */
export function HallPlace({ cityName, onCity, ...fields }: HallPlaceProps) {
  const { form } = fields
  const worded = (name: 'Name' | 'Tel' | 'point', label: string) => {
    const { isChanged, was } = wasOf(name, fields)
    return {
      ...form.field(name),
      label: <Labelled label={label} was={was} />,
      className: classes('hall-field', isChanged && 'is-changed'),
    }
  }
  const at = parsePoint(form.values.point)
  const { readOnly } = form.field('point')
  return (
    <section className="panel stack gap-25 strip" aria-label="نام و جای سالن">
      <div className="columns fold-600 gap-5 hall-place">
        <div className="cols">
          <TextField {...worded('Name', 'نام سالن')} maxLength={100} />
          <DigitsField {...worded('Tel', 'تلفن')} maxLength={11} icon={<Phone />} />
          <CityField {...fields} cityName={cityName} onCity={onCity} />
          <TextField
            {...worded('point', 'عرض و طول جغرافیایی')}
            placeholder="از شهر پر می‌شود"
            end={<Crosshair />}
          />
        </div>
        {at && (
          <HallMap
            at={at}
            turnKm={form.values.TurnRange}
            chooseKm={form.values.ReservationRange}
            onPress={readOnly ? undefined : (place) => form.set({ point: formatPoint(place) })}
          />
        )}
      </div>
    </section>
  )
}

/** Any city; one that is chosen brings its place, unless another was set. */
function CityField({ cityName, onCity, ...fields }: HallPlaceProps) {
  const { form } = fields
  const { isChanged } = wasOf('LoadHallCityId', fields)
  const chosen = useRef<Town>(null)
  return (
    <TownField
      {...form.field('LoadHallCityId')}
      className={classes('hall-field', isChanged && 'is-changed')}
      label="شهر"
      valueLabel={cityName}
      onTown={(town) => {
        if (!town) return
        onCity(town.cityName)
        const point = followTown(form.values.point, chosen.current, town)
        chosen.current = town
        form.set({ LoadHallCityId: town.cityId, point })
      }}
    />
  )
}
