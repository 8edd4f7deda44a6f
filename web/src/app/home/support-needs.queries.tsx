import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import type { DriverStanding } from '@bargah/contract/features/drivers/drivers.states.ts'
import { minutesForPayment } from '@bargah/contract/features/payments/payments.states.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { useWaitingMessages } from '../../features/messages/messages.queries.ts'
import { useHealth } from '../../features/health/health.parts.ts'
import { mayCall } from '../../kernel/calls.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Moment } from '../../ui/Moment.tsx'
import { type Screen, screens } from '../screens.ts'
import { dueWithin } from './deadline.rules.ts'
import { answered, type Need } from './needs.ts'
import { sayCargo } from './needs.queries.tsx'
import { useRead } from '../../kernel/use-read.ts'

const oldest = { Page: 1, PageSize: 1 }
const hourMinutes = 60
type Counted = {
  isEnabled: boolean
  isError: boolean
  data: { total: number; isAtLeast?: boolean } | undefined
}
type Words = Pick<Need, 'key' | 'title' | 'verb'> & Partial<Pick<Need, 'detail' | 'search' | 'due'>>

/** What waits for the administration beside loads and permits. */
export function useSupportNeeds(): Need[] {
  const acts = isOneOf(useMember().role, supporters)
  const companies = useRead('listCompanies', {
    query: { Status: companyStatus.waiting, Sort: 'createdAt', ...oldest },
    ...keptLive,
    enabled: acts && mayNow(screens.companies.access),
  })
  const owners = useRead('listOwners', {
    query: { Status: ownerStatus.waiting, Sort: 'createdAt', ...oldest },
    ...keptLive,
    enabled: acts && mayNow(screens.productOwners.access),
  })
  const payments = useRead('listPayments', {
    body: { Filter: [{ field: 'status', op: 'in', value: ['pending'] }], Sort: 'createdAt', ...oldest },
    ...keptLive,
    enabled: acts && mayCall('listPayments'),
  })
  const contradicting = useRead('searchCargos', {
    body: { Contradicts: true, Sort: 'announcedAt', ...oldest },
    ...keptLive,
    enabled: acts && mayCall('searchCargos'),
  })
  const seesDrivers = acts && mayNow(screens.inactiveDrivers.access)
  // what only another may tell is no work of his
  const incomplete = useDriversAt('incomplete', seesDrivers && mayCall('completeDriver'))
  const ready = useDriversAt('ready', seesDrivers)
  const messages = useWaitingMessages()
  const health = useHealth(acts && mayNow(screens.health.access))
  const late = health.data && { total: health.data.parts.filter(({ state }) => state === 'late').length }
  const unanswered = messages.data && { total: messages.data.waiting }
  const company = companies.data?.rows[0]
  const owner = owners.data?.rows[0]
  const payment = payments.data?.rows[0]
  const contradicted = contradicting.data?.rows[0]
  return [
    needAt(screens.companies, companies, {
      key: 'companies',
      title: 'شرکت در انتظار تأیید مدرک',
      detail: company && sayOldest(company.transportationCompanyName, company.createdAt),
      verb: 'بررسی',
      search: { view: 'waiting' },
    }),
    needAt(screens.productOwners, owners, {
      key: 'owners',
      title: 'صاحب کالا در انتظار تأیید مدرک',
      detail: owner && sayOldest(`${owner.firstname} ${owner.lastname ?? ''}`.trim(), owner.createdAt),
      verb: 'بررسی',
      search: { view: 'waiting' },
    }),
    needAt(screens.payments, payments, {
      key: 'payments',
      title: 'پرداخت بدون پاسخ بانک',
      detail: payment && sayOldest(`${formatRial(payment.amount)}، ${payment.ownerName}`, payment.createdAt),
      due: payment && dueWithin(payment.createdAt, minutesForPayment / hourMinutes, serverNow()),
      verb: 'پیگیری',
      search: { status: 'pending' },
    }),
    needAt(
      screens.adminMessages,
      { ...messages, isEnabled: acts && messages.isEnabled, data: unanswered },
      {
        key: 'messages',
        title: 'پیام بی‌پاسخ',
        detail: messages.data?.oldestAt && (
          <>
            کهنه‌ترین: <Moment at={messages.data.oldestAt} now={serverNow()} />
          </>
        ),
        verb: 'پاسخ',
      },
    ),
    needAt(
      screens.health,
      { isEnabled: acts && health.isEnabled, isError: health.isError, data: late },
      { key: 'health', title: 'مورد از سلامت سامانه', verb: 'رسیدگی' },
    ),
    needAt(screens.cargos, contradicting, {
      key: 'contradicting',
      title: 'بار با مبدأ یا مقصد ناسازگار',
      detail: contradicted && sayCargo(contradicted),
      verb: 'دیدن',
      search: { view: 'contradicts' },
    }),
    needAt(screens.inactiveDrivers, incomplete, {
      key: 'incomplete',
      title: 'رانندهٔ ناقص، که بی‌تکمیل فعال نمی‌شود',
      detail: sayDriver(incomplete.data?.rows[0]),
      verb: 'تکمیل',
      search: { view: 'incomplete' },
    }),
    needAt(screens.inactiveDrivers, ready, {
      key: 'ready',
      title: 'رانندهٔ آمادهٔ فعال‌سازی',
      detail: sayDriver(ready.data?.rows[0]),
      verb: 'فعال کردن',
      search: { view: 'ready' },
    }),
  ].flat()
}

const sayOldest = (who: string, at: string | undefined) => (
  <>
    کهنه‌ترین: {who}
    {at !== undefined && (
      <>
        ، <Moment at={at} now={serverNow()} />
      </>
    )}
  </>
)
const sayDriver = (driver: { name: string; family: string; createdAt: string } | undefined) =>
  driver && sayOldest(`${driver.name} ${driver.family}`, driver.createdAt)

/** Those who wait to be activated; who was closed on purpose waits for nothing. */
const useDriversAt = (Standing: DriverStanding, enabled: boolean) =>
  useRead('listInactiveDrivers', { query: { Standing, Sort: 'createdAt', ...oldest }, ...keptLive, enabled })

/** One need, or none where it is not asked for. */
function needAt({ path }: Screen, { data, isEnabled, isError }: Counted, words: Words): Need[] {
  if (!isEnabled) return []
  const { total = 0, isAtLeast = false } = data ?? {}
  return [
    {
      detail: null,
      search: {},
      ...words,
      to: path,
      total,
      isAtLeast,
      ...answered({ data, isError }),
    },
  ]
}
