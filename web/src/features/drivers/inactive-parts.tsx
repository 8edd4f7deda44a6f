import { IdCard, KeyRound, ScrollText, TriangleAlert, Wallet } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { driverParts, missingOf } from '@bargah/contract/features/drivers/drivers.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { EventsOf } from '../audit/audit.parts.ts'
import { SessionsOf } from '../auth/auth.parts.tsx'
import { WalletOf, WalletValue } from '../wallet/wallet.parts.ts'
import { nameOf } from './inactive-list.tsx'

const CompleteDriverForm = lazy(() => import('./CompleteDriverForm.tsx'))

/** What is missing of a driver, in words; empty when nothing is. */
export const saysMissing = (driver: InactiveDriverRow): string =>
  missingOf(driver)
    .map((part) => driverParts[part])
    .join('، ')

/** What opens inside the drawer, each for those who may. */
export function inactiveParts(driver: InactiveDriverRow): DrawerRow[] {
  const missing = saysMissing(driver)
  const who: DrawerRow = {
    key: 'who',
    icon: <IdCard />,
    label: 'مشخصات',
    value:
      missing === '' ? (
        <>
          <b>کامل</b>، می‌توانید درست کنید
        </>
      ) : (
        <span className="warn">
          <TriangleAlert className="i-sm" />
          کم دارد: {missing}
        </span>
      ),
    show: () => (
      <section>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <CompleteDriverForm driver={driver} />
        </Suspense>
      </section>
    ),
  }
  const { userId } = driver
  const account: DrawerRow = {
    key: 'account',
    icon: <KeyRound />,
    label: 'حساب کاربری',
    value: (
      <>
        <b>{toPersianDigits(driver.nationalId)}</b>، همان کد ملی
      </>
    ),
    show: () => (
      <section>
        <h3>جاهایی که وارد است</h3>
        {userId !== null && <SessionsOf userId={userId} name={nameOf(driver)} />}
      </section>
    ),
  }
  const wallet: DrawerRow = {
    key: 'wallet',
    icon: <Wallet />,
    label: 'کیف پول',
    value: <WalletValue owner={{ DriverId: driver.id }} />,
    show: () => <WalletOf owner={{ DriverId: driver.id }} name={nameOf(driver)} />,
  }
  const events: DrawerRow = {
    key: 'events',
    icon: <ScrollText />,
    label: 'رویدادها',
    value: 'آنچه دربارهٔ این راننده ثبت شده است',
    show: () => (
      <section>
        <EventsOf table="drivers" rowId={driver.id} />
      </section>
    ),
  }
  return [
    ...(mayNow(calls.completeDriver.access) ? [who] : []),
    wallet,
    ...(userId !== null && mayNow(calls.listSessionsOf.access) ? [account] : []),
    ...(mayNow(calls.searchAudit.access) ? [events] : []),
  ]
}
