import { Truck, Warehouse } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { destinationWithinKm, originTooFar } from '@bargah/contract/features/cargos/load-facts.text.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../../kernel/format.ts'
import type { CallData } from '../../../kernel/api.ts'
import { serverNow } from '../../../kernel/now.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CustomerField, type CustomerPlace, type CustomerValue } from '../../customers/customers.parts.ts'
import { useCompanyChoices } from '../../catalog/catalog.parts.ts'
import { goTo } from './declare-cities.ts'
import {
  isTooFarFrom,
  type LoadingHall,
  useCompanyHall,
  useCompanyHalls,
  useLoadingHall,
  useTariffs,
} from './declare.queries.ts'
import { type DeclareForm, emptyPlace } from './declare-values.ts'
import { type HallRounds, nextRound } from './declare-round.rules.ts'
import { DeclareDistance } from './DeclareDistance.tsx'
import { DestinationCity } from './DestinationCity.tsx'
import { PlaceField } from './PlaceField.tsx'

type FormProps = { form: DeclareForm }
type DeclareRouteProps = FormProps & {
  by: Declarer
  route: UseQueryResult<CallData<'findRoute'>>
  freeRangeKm: number
  /** The hall of a cargo that is announced, where it stays. */
  fixedHall?: string | undefined
}

/** The first part: from where to where, in two columns of the same rows, and who sends it. */
export function DeclareRoute({ form, by, route, freeRangeKm, fixedHall }: DeclareRouteProps) {
  const isFixed = fixedHall !== undefined
  const { values } = form
  return (
    <Panel
      step={1}
      title="مسیر"
      aside={
        by === 'company' && (
          <div className="at-middle grid declare-kind">
            {isFixed ? (
              <KindWord isHall={form.values.IsLoadHall} />
            ) : (
              <KindOfCargo form={form} freeRangeKm={freeRangeKm} />
            )}
          </div>
        )
      }
    >
      {by === 'productOwner' && <CompanyOfOwner form={form} />}
      <div className="cols legs">
        <p className="size-sm leg-head row muted">از</p>
        <p className="size-sm leg-head row muted is-to">به</p>
        {by === 'company' && (
          <>
            {isFixed ? <FixedHall name={fixedHall} /> : <HallField form={form} />}
            <DestinationCity form={form} />
            <Parties form={form} />
          </>
        )}
        <OriginField form={form} by={by} />
        {values.receiver ? (
          <TextField
            {...form.field('CargoDestination')}
            label="مقصد"
            readOnly
            value={values.CargoDestination.text}
            onChange={() => undefined}
            hint="از نشانی گیرنده"
          />
        ) : (
          <PlaceField
            {...form.field('CargoDestination')}
            label="مقصد"
            placeholder="شهر، سپس نشانی تخلیه"
            hint={by === 'company' ? destinationHint : undefined}
          />
        )}
      </div>
      <DeclareDistance form={form} route={route} />
    </Panel>
  )
}

/** A hall's load is loaded near the hall: no other place is offered, and one that came otherwise is said to be too far. */
function OriginField({ form, by }: FormProps & { by: Declarer }) {
  const { values } = form
  const origin = form.field('CargoSource')
  const hall = useLoadingHall(values, by)
  const isFar = hall !== undefined && isTooFarFrom(hall, values.CargoSource)
  return (
    <PlaceField
      {...origin}
      label="مبدأ"
      placeholder="شهر، سپس نشانی بارگیری"
      hint={by === 'company' ? originHint(values, hall) : undefined}
      hallId={hall?.loadHallId ?? null}
      {...(hall && { emptyText: `${nearHall(hall)} شهری با این نام پیدا نشد.` })}
      error={origin.error ?? (isFar ? `${originTooFar(hall.loadHallName, hall.cargoOriginKm)}.` : undefined)}
    />
  )
}

/** Where it is unloaded, beside the town of the tariff. */
const destinationHint = `محل تخلیه، تا ${formatNumber(destinationWithinKm)} کیلومتری شهر مقصد.`

const nearHall = ({ cargoOriginKm }: LoadingHall) => `تا ${formatNumber(cargoOriginKm)} کیلومتری سالن`

/** Always a line, so that nothing moves when a hall is chosen. */
function originHint({ sender, IsLoadHall }: DeclareForm['values'], hall: LoadingHall | undefined) {
  if (sender) return 'از نشانی فرستنده'
  if (!IsLoadHall) return 'بار آزاد از هر جا بارگیری می‌شود.'
  return hall ? `${nearHall(hall)}.` : 'نزدیک سالن.'
}

/** Who sends and who receives: where they are is where the cargo is loaded and unloaded (rules 6.5). */
function Parties({ form }: FormProps) {
  const { values } = form
  const tariffs = useTariffs(values.LoadHallId).data?.rows ?? []
  const sender = form.field('sender')
  const receiver = form.field('receiver')
  const receiveAt = ({ cityId, ...place }: CustomerPlace) => goTo(values, tariffs, { id: cityId, place })
  return (
    <>
      <CustomerField
        key={keyOf('sender', sender.value)}
        {...sender}
        label="فرستنده"
        optional
        onChange={(who, place) => form.set({ sender: who, ...(place && { CargoSource: pointOf(place) }) })}
      />
      <CustomerField
        key={keyOf('receiver', receiver.value)}
        {...receiver}
        label="گیرنده"
        optional
        onChange={(who, place) => form.set({ ...(place && receiveAt(place)), receiver: who })}
      />
    </>
  )
}

/** A field that was filled or emptied from elsewhere shows that at once. */
const keyOf = (side: string, who: CustomerValue | null) => `${side} ${who ? 'chosen' : 'open'}`
const pointOf = ({ text, name, point }: CustomerPlace) => ({ text, name, point })

const FixedHall = ({ name }: { name: string }) => (
  <TextField
    label="سالن اعلام بار"
    readOnly
    value={hallTitle(name)}
    hint="سالن باری که اعلام شده است عوض نمی‌شود."
    onChange={() => undefined}
  />
)

const KindWord = ({ isHall }: { isHall: boolean }) => (
  <Badge tone="info" icon={isHall ? <Warehouse /> : <Truck />}>
    {isHall ? 'بار سالن' : 'بار آزاد'}
  </Badge>
)

/** A switch where the hall takes free cargo too; elsewhere the word alone. */
function KindOfCargo({ form, freeRangeKm }: FormProps & { freeRangeKm: number }) {
  const kind = form.field('IsLoadHall')
  const hall = useCompanyHall(form.values.LoadHallId)
  if (!hall?.isFreeCargo) return <KindWord isHall />
  return (
    <Segments
      {...kind}
      value={kind.value ? 'hall' : 'free'}
      onChange={(key) => form.set({ IsLoadHall: key === 'hall', CargoRange: freeRangeKm })}
      label="نوع بار"
      labelHidden
      options={[
        { key: 'hall', label: 'بار سالن' },
        { key: 'free', label: 'بار آزاد' },
      ]}
    />
  )
}

function HallField({ form }: FormProps) {
  const hall = form.field('LoadHallId')
  const halls = useCompanyHalls(true).data?.rows ?? []
  const chooseHall = (id: number | null) => {
    const row = halls.find((one) => one.loadHallId === id)
    form.set({
      LoadHallId: id,
      IsLoadHall: true,
      CityDestinationId: null,
      cityName: '',
      CargoRent: null,
      CargoDestination: emptyPlace,
      receiver: null,
      CargoSource: row ? placeOfHall(row) : emptyPlace,
      sender: null,
    })
  }
  return (
    <ComboBox
      {...hall}
      label="سالن اعلام بار"
      options={halls.map((row) => ({ key: row.loadHallId, label: hallTitle(row.loadHallName) }))}
      onChange={chooseHall}
      hint={hallHint(halls.find((one) => one.loadHallId === hall.value))}
    />
  )
}

/** Always a line, so that nothing moves when a hall is chosen. */
function hallHint(hall: (HallRounds & { reservationRange: number }) | undefined) {
  if (!hall) return 'سالن‌هایی که شرکت شما در آن‌ها نمایندگی دارد.'
  const at = hall.reservationLimit === 0 ? null : nextRound(hall, serverNow())
  const range = hall.reservationRange === 0 ? 'از هر جا' : `${formatNumber(hall.reservationRange)} کیلومتر`
  return [at && `دور بعدی ${formatComing(at, serverNow())}`, `محدودهٔ انتخاب ${range}`]
    .filter(Boolean)
    .join('، ')
}

function CompanyOfOwner({ form }: FormProps) {
  return (
    <ComboBox
      {...form.field('TransportationCompanyId')}
      label="شرکت حمل"
      hint="این شرکت پیش از اعلام، بار شما را بررسی می‌کند."
      options={useCompanyChoices()}
    />
  )
}

type HallPlace = { citySourceName: string; loadHallLat: number; loadHallLong: number }
const placeOfHall = (row: HallPlace) => ({
  text: row.citySourceName,
  name: row.citySourceName,
  point: { latitude: row.loadHallLat, longitude: row.loadHallLong },
})
