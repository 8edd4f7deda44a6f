import { lazy } from 'react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { inside } from '../../ui/inside.tsx'
import type { DrawerTile } from '../../ui/DrawerTiles.tsx'
import { RatesOf } from '../ratings/ratings.parts.ts'
import { ChargeWell, mayCharge, WalletCount, WalletFigure, WalletOf } from '../wallet/wallet.parts.ts'
import { whyNoTurn } from './driver-acts.rules.ts'
import { driverNameOf } from './driver-words.ts'

const GiveTurn = lazy(async () => ({ default: (await import('./GiveTurn.tsx')).GiveTurn }))
const WhyNoTurn = lazy(async () => ({ default: (await import('./GiveTurn.tsx')).WhyNoTurn }))

/** The three figures that decide about a driver: his live turn, his wallet, and what is thought of his work. */
export const driverTiles = (driver: DriverInfo): DrawerTile[] => [
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
