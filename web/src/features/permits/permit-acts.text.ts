import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { dayMs, type Later } from '../../kernel/send-later/later.rules.ts'
import { splitPlace } from '../../kernel/format.ts'
import type { DriverAct } from './my-permit.rules.ts'
import type { MyPermit } from './my-permit.queries.ts'

/** What a permit's acts need to know of it. */
export type Acted = Pick<MyPermit, 'id' | 'status' | 'cargoDestination' | 'driverFeeRial'>

/** What is about one permit among what waits for the network. */
export const aboutPermit = (id: number) => `permit ${id}`

const laterOf = (permit: Acted, label: string, goodForMs: number): Later => ({
  label: `${label} ${splitPlace(permit.cargoDestination).town}`,
  about: aboutPermit(permit.id),
  goodForMs,
})

/** In: the driver's main act and his load. Out: the act's words, what it is told as, and what waits when there is no network. */
export function wordsOfAct(act: DriverAct, permit: Acted) {
  if (act === 'deliver')
    return {
      label: 'تحویل دادم',
      statusCode: permitStatus.delivered,
      title: 'بار را تحویل دادید؟',
      consequence: `تنها وقتی بار را در ${permit.cargoDestination} پیاده کردید. برای شرکت ثبت می‌شود و برنمی‌گردد.`,
      confirm: 'بله، تحویل دادم',
      later: laterOf(permit, 'تحویل بار', 7 * dayMs),
    }
  return {
    label: 'کار این بار تمام شد',
    statusCode: permitStatus.completed,
    title: 'کار این بار تمام شد؟',
    consequence: 'مجوز بسته می‌شود و می‌توانید نوبت تازه بگیرید؛ بعضی سالن‌ها تا گذشت زمان سفر نوبت نمی‌دهند.',
    confirm: 'بله، تمام شد',
    later: laterOf(permit, 'پایان کار بار', 7 * dayMs),
  }
}

/** What giving up costs: the turn, and the fee where one was taken. */
export const priceOfGivingUp = ({ driverFeeRial }: Pick<Acted, 'driverFeeRial'>): string =>
  driverFeeRial > 0 ? `نوبت و ${formatRialInToman(driverFeeRial)} برنمی‌گردد.` : 'نوبت برنمی‌گردد.'

/** A load that was given up a day ago may be wanted by now. */
export const giveUpLater = (permit: Acted): Later => laterOf(permit, 'پس دادن بار', dayMs)
