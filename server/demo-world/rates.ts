import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Rate } from '@bargah/contract/features/ratings/ratings.text.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { later, type World } from './world.ts'

/** What companies thought, in the order in which it comes round; most say nothing beside their stars. */
const thoughts: readonly [Rate, string][] = [
  [5, 'سر وقت رسید و بار سالم بود.'],
  [4, ''],
  [5, ''],
  [3, 'دو ساعت دیر رسید، ولی خبر داد.'],
  [4, 'بار را مرتب تحویل داد.'],
  [5, ''],
  [2, 'تلفن را پاسخ نمی‌داد و دیر رسید.'],
  [4, ''],
  [5, 'برخورد خوب و بار بی‌آسیب.'],
]

/** Two of five drivers are rated, some hours after they delivered. Nothing here is drawn by lot, so the rest stays as it is. */
export function addRates({ rows, staff, now }: World): void {
  const delivered = rows.permitEvents.filter(({ status }) => status === permitStatus.delivered)
  for (const { permitId, at } of delivered) {
    const permit = rows.permits[permitId - 1]
    const ratedBy = permit && staff.ofCompany.get(permit.companyId)
    const ratedAt = later(new Date(at as Date), (2 + (permitId % 7)) * hourMs)
    if (!ratedBy || permitId % 5 > 1 || ratedAt > now) continue
    const [rate, description] = thoughts[permitId % thoughts.length] as [Rate, string]
    rows.driverRates.push({ permitId, driverId: permit.driverId, rate, description, ratedBy, ratedAt })
  }
}
