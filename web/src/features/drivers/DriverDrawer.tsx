import { type ReactNode, useState } from 'react'
import type { DriverInfo, DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import type { DriverPart } from '@bargah/contract/features/drivers/drivers.states.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Going } from '../../kernel/Going.tsx'
import { Read } from '../../kernel/Read.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { fetched, fetchedInside } from '../../ui/fetched.tsx'
import { givenNumber, notGiven } from '../../ui/not-given.tsx'
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { inside } from '../../ui/inside.tsx'
import type { DrawerTile } from '../../ui/DrawerTiles.tsx'
import { driverParts } from './driver-parts.tsx'
import { type DriverPlace, whyNoTurn } from './driver-acts.rules.ts'
import { driverNameOf } from './driver-words.ts'
import { ActiveBadge } from './driver-list.tsx'
import { DriverFoot } from './DriverFoot.tsx'
import { useDriver } from './drivers.queries.ts'
import { DriverPhoto } from './DriverPhoto.tsx'
import { RatesOf } from '../ratings/ratings.parts.ts'
import { ChargeWell, mayCharge, WalletCount, WalletFigure, WalletOf } from '../wallet/wallet.parts.ts'
import './drivers.css'

/** His photo, the three facts by which he is known, and the plate of his truck. */
const DriverFacts = ({ driver }: { driver: DriverInfo }) => (
  <section className="gap-3-4 row wrap driver-facts">
    <DriverPhoto driver={driver} />
    <DescriptionList
      items={[
        { term: 'کد ملی', value: <span className="num">{toPersianDigits(driver.nationalId)}</span> },
        { term: 'کارت راننده', value: givenNumber(driver.cardNumber) },
        { term: 'کامیون کنونی', value: driver.loaderTypeName ?? notGiven },
      ]}
    />
    <PlateOf truck={driver} size="header" />
  </section>
)

const waitingFacts = (
  <section className="stack">
    <SkeletonLines lines={3} />
    <Skeleton height={88} block />
    <SkeletonLines lines={6} />
  </section>
)

const SetDriverActive = fetched(() => import('./SetDriverActive.tsx'))

type Known = Pick<DriverRow, 'id' | 'name' | 'family' | 'driverActive' | 'createdAt'>
type DriverDrawerProps = DrawerWalk & {
  driver: Known
  startAt?: DriverPlace | undefined
  /** In place of the badge that says whether he is active. */
  badge?: ReactNode
  /** What a list knows of him besides: it follows his facts. */
  more?: ReactNode
  onActivated?: () => void
}

/** One driver whole: who he is, what goes on with him, and all that support does with him (rules 20.8). */
export function DriverDrawer({ driver: row, startAt, badge, more, onActivated, ...walk }: DriverDrawerProps) {
  const read = useDriver(row.id)
  const [asks, setAsks] = useState(startAt === 'active')
  const [tells, setTells] = useState<DriverPart>()
  const driver = read.data ?? row
  const setActive = useSetDriverActive(() => setAsks(true), onActivated)
  return (
    <Drawer
      {...walk}
      title={driverNameOf(driver)}
      badge={
        <>
          {badge ?? <ActiveBadge isActive={driver.driverActive} />}
          <Going call="deactivateDriver" about={{ driverId: driver.id }} word="در حال غیرفعال شدن" />
          <Going call="activateDriver" about={{ driverId: driver.id }} word="در حال فعال شدن" />
        </>
      }
      subtitle={
        <>
          شناسهٔ {toPersianDigits(driver.id)}، ثبت‌نام <Moment at={driver.createdAt} look="row" />
        </>
      }
      parts={{
        label: 'بخش‌های راننده',
        tiles: read.data && driverTiles(read.data),
        rows: read.data ? driverParts(read.data, tells) : [],
        startAt: startAt === 'active' ? undefined : startAt,
      }}
      actions={
        read.data &&
        ((open) => (
          <DriverFoot
            driver={read.data}
            onAsk={() => read.data && setActive(read.data)}
            onTell={(part) => {
              setTells(part)
              open('who')
            }}
          />
        ))
      }
    >
      <Read of={read} wait={waitingFacts} failedTitle="مشخصات راننده نیامد">
        {(known) => <DriverFacts driver={known} />}
      </Read>
      {read.data && more}
      {asks && read.data && (
        <SetDriverActive driver={read.data} onClose={() => setAsks(false)} onActivated={onActivated} />
      )}
    </Drawer>
  )
}

/** Opens or closes a driver's account without a question; `ask`: with one, since a turn or a list of his would end. */
function useSetDriverActive(ask: () => void, onActivated?: () => void) {
  const activate = useHeld('activateDriver')
  const deactivate = useHeld('deactivateDriver')
  return (driver: DriverInfo) => {
    const input = { query: { driverId: driver.id } }
    const name = driverNameOf(driver)
    if (driver.driverActive) return deactivate.act({ input, said: `${name} غیرفعال می‌شود`, ask })
    activate.act({ input, said: `${name} فعال می‌شود`, onHeld: onActivated, ask })
  }
}

const GiveTurn = fetchedInside(async () => ({ default: (await import('./GiveTurn.tsx')).GiveTurn }))
const WhyNoTurn = fetchedInside(async () => ({ default: (await import('./GiveTurn.tsx')).WhyNoTurn }))

/** The three figures that decide about a driver: his live turn, his wallet, and what is thought of his work. */
const driverTiles = (driver: DriverInfo): DrawerTile[] => [
  {
    key: 'turn',
    label: 'نوبت',
    caption: 'نوبت زنده',
    ...turnFigure(driver),
    well: whyNoTurn(driver) === null ? () => <GiveTurn driverId={driver.id} /> : undefined,
    show: () => inside(<WhyNoTurn driver={driver} />),
  },
  {
    key: 'wallet',
    label: 'کیف پول',
    caption: 'کیف پول، ریال',
    value: <WalletFigure owner={{ DriverId: driver.id }} />,
    detail: <WalletCount owner={{ DriverId: driver.id }} />,
    well: mayCharge()
      ? (onWhole) => (
          <ChargeWell owner={{ DriverId: driver.id }} name={driverNameOf(driver)} onWhole={onWhole} />
        )
      : undefined,
    show: () => <WalletOf owner={{ DriverId: driver.id }} name={driverNameOf(driver)} />,
  },
  {
    key: 'rates',
    label: 'امتیازها',
    caption: 'میانگین امتیاز',
    ...rateFigure(driver),
    show: () => inside(<RatesOf driverId={driver.id} />),
  },
]

const noTurnWords: Record<NonNullable<ReturnType<typeof whyNoTurn>>, string> = {
  inactive: 'غیرفعال است',
  live_turn: 'نوبت زنده دارد',
  open_permit: 'مجوز باز دارد',
  no_truck: 'کامیون ندارد',
}

function turnFigure(driver: DriverInfo) {
  const { turn } = driver
  const why = whyNoTurn(driver)
  if (!turn) return { value: 'ندارد', detail: why === null ? 'دادن نوبت' : noTurnWords[why] }
  const ahead = turn.ahead === 0 ? 'نخستین نفر' : `${formatNumber(turn.ahead)} نفر جلوتر`
  return { value: toPersianDigits(turn.turnNumber), detail: `${turn.loadHallName}، ${ahead}` }
}

const rateFigure = ({ avrageRate, rateCount }: DriverInfo) =>
  avrageRate === null
    ? { value: 'ندارد', detail: 'هنوز کسی نظر نداده' }
    : { value: formatNumber(avrageRate), detail: `از ۵، در ${formatNumber(rateCount)} نظر` }
