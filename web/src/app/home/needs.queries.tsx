import type { ReactNode } from 'react'
import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { cargoStatus, sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import type { CallData } from '../../kernel/api.ts'
import { mayCall } from '../../kernel/calls.ts'
import { routeOf } from '../../kernel/format.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { Moment } from '../../ui/Moment.tsx'
import { screens } from '../screens.ts'
import { listPath } from '../things.ts'
import { companyStaff, fewTrucks, hoursForReview, hoursForWaybill } from './company.rules.ts'
import { dueWithin } from './deadline.rules.ts'
import { answered, type Need } from './needs.ts'
import { useRead } from '../../kernel/use-read.ts'

type Words = Pick<Need, 'key' | 'title' | 'verb' | 'search' | 'due'>
type Reading<Row> = {
  data: { rows: Row[]; total: number; isAtLeast?: boolean } | undefined
  isError: boolean
}

const oneDayMs = 86_400_000
/** The latest day of which all is more than a day old: midnight makes nothing old that is minutes old. */
const dayOfOld = () => jalaliDate(new Date(serverNow().getTime() - 2 * oneDayMs))
const hyphened = (day: string) => day.replaceAll('/', '-')
const dueOf = (since: string | undefined, hours: number) =>
  since === undefined ? undefined : dueWithin(since, hours, serverNow())
const oldest = { Page: 1, PageSize: 1 }

/** Everything pending for this role that the panel can count; for organisations, what others leave undone. */
export function useNeeds(): Need[] {
  const permits = usePermitNeeds()
  const cargos = useCargoNeeds()
  const wallet = useWalletNeed()
  return [...permits, ...cargos, ...wallet]
}

function usePermitNeeds(): Need[] {
  const { role } = useMember()
  const looksOn = isOneOf(role, organizations)
  const acts = !looksOn && mayCall('printPermit') && mayCall('searchPermits')
  const unprinted = usePermitsAt(permitStatus.issued, acts)
  const delivered = usePermitsAt(permitStatus.delivered, acts && isOneOf(role, supporters))
  const old = dayOfOld()
  const follows = looksOn || (acts && isOneOf(role, [...companyStaff, ...supporters]))
  const unbilled = usePermitsAt(permitStatus.printed, follows, old)
  const words = (status: PermitStatus) => ({
    search: { at: '', status, sort: 'at' },
    key: `permit-${status}`,
  })
  return [
    needOf('permit', unprinted, sayPermit, {
      ...words(permitStatus.issued),
      title: 'مجوز صادرشده که چاپ نشده است',
      verb: 'دیدن و چاپ',
    }),
    needOf('permit', delivered, sayPermit, {
      ...words(permitStatus.delivered),
      title: 'مجوز تحویل‌شده در انتظار پایان کار',
      verb: 'رسیدگی',
    }),
    needOf('permit', unbilled, sayPermit, {
      ...words(permitStatus.printed),
      search: { at: `..${hyphened(old)}`, status: permitStatus.printed, sort: 'at' },
      title: 'مجوز چاپ‌شدهٔ بی‌بارنامه، مانده از پریروز یا پیش از آن',
      due: dueOf(unbilled.data?.rows[0]?.issuedAt, hoursForWaybill),
      verb: isOneOf(role, companyStaff) ? 'بارگذاری' : 'پیگیری',
    }),
  ].flat()
}

const usePermitsAt = (status: PermitStatus, enabled: boolean, until?: string) =>
  useRead('searchPermits', {
    body: { DriverReserveStatus: status, Sort: 'issuedAt', ...oldest, ...(until && { ToDate: until }) },
    ...keptLive,
    enabled,
  })

function useCargoNeeds(): Need[] {
  const { role } = useMember()
  const acts = !isOneOf(role, organizations) && mayCall('searchCargos')
  const isOwner = acts && !isOneOf(role, supporters)
  const looksOn = isOneOf(role, organizations)
  const old = dayOfOld()
  const review = useRead('searchCargos', {
    body: { Statuses: [cargoStatus.awaitingReview], Sort: 'announcedAt', ...oldest },
    ...keptLive,
    // what waits for the company is not the owner's to do
    enabled: acts && mayCall('reviewCargo'),
  })
  const lingering = useRead('searchCargos', {
    body: { Statuses: sendingStatuses, ToDate: old, Sort: 'announcedAt', ...oldest },
    ...keptLive,
    enabled: isOwner || looksOn,
  })
  return [
    needOf('cargo', review, sayCargo, {
      key: 'review',
      due: dueOf(review.data?.rows[0]?.announcedAt, hoursForReview),
      title: 'بار در انتظار بررسی',
      verb: 'دیدن',
      search: { view: 'review', sort: 'at' },
    }),
    needOf('cargo', lingering, sayCargo, {
      key: 'lingering',
      title: 'بار در حال ارسال، مانده از پریروز یا پیش از آن',
      verb: 'دیدن بارها',
      search: { view: 'sending', sort: 'at', at: `..${hyphened(old)}` },
    }),
  ].flat()
}

/** How many more trucks of a company its wallet pays for, told while they are few. */
function useWalletNeed(): Need[] {
  const { role } = useMember()
  const balance = useMyBalance({
    enabled: isOneOf(role, companyStaff) && mayNow(screens.onlineCharge.access),
  })
  const { availableBalance = 0, unitCost = null } = balance.data ?? {}
  const trucks = enoughFor(availableBalance, unitCost)
  if (!balance.isEnabled || trucks === null || unitCost === null || trucks > fewTrucks) return []
  return [
    {
      key: 'wallet',
      total: trucks,
      waitsAtZero: true,
      isAtLeast: false,
      isKnown: true,
      isFailed: false,
      title: 'کامیون دیگر با موجودی کیف پول اعلام می‌شود',
      detail: `موجودی ${formatRial(availableBalance)}، هر کامیون بار آخر ${formatRial(unitCost)}`,
      due: { words: 'موجودی کم', tone: trucks === 0 ? 'danger' : 'warning', hoursLeft: Infinity },
      verb: 'افزایش',
      to: screens.onlineCharge.path,
      search: {},
    },
  ]
}

/** One need, or none where it is not asked for or has no list. */
function needOf<Row>(
  thing: 'cargo' | 'permit',
  reading: Reading<Row> & { isEnabled: boolean },
  sayOldest: (row: Row) => ReactNode,
  words: Words,
): Need[] {
  const to = listPath(thing)
  if (!reading.isEnabled || to === undefined) return []
  const { total = 0, isAtLeast = false, rows: [first] = [] } = reading.data ?? {}
  return [{ ...words, ...answered(reading), to, total, isAtLeast, detail: first && sayOldest(first) }]
}

const sayPermit = (permit: CallData<'searchPermits'>['rows'][number]) => (
  <>
    کهنه‌ترین: مجوز {toPersianDigits(permit.id)}، {routeOf(permit.cargoSource, permit.cargoDestination)}،{' '}
    <Moment at={permit.issuedAt} now={serverNow()} />
  </>
)

export const sayCargo = (cargo: CallData<'searchCargos'>['rows'][number]) => (
  <>
    کهنه‌ترین: بار {toPersianDigits(cargo.id)}، {routeOf(cargo.cargoSource, cargo.cargoDestination)}،{' '}
    <Moment at={cargo.announcedAt} now={serverNow()} />
  </>
)
