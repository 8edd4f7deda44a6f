import { isTooSoon, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatRelative } from '@bargah/contract/kernel/dates.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { dayMs, type Later } from '../../kernel/send-later/later.rules.ts'
import { formatKm, splitPlace } from '../../kernel/format.ts'
import type { DriverAct } from './my-permit.rules.ts'
import type { MyPermit } from './my-permit.queries.ts'

export type Acted = Pick<
  MyPermit,
  'id' | 'status' | 'issuedAt' | 'cargoDestination' | 'cargoDistance' | 'driverFeeRial'
>

export const aboutPermit = (id: number) => `permit ${id}`

const laterOf = (permit: Acted, label: string, goodForMs: number): Later => ({
  label: `${label} ${splitPlace(permit.cargoDestination).town}`,
  about: aboutPermit(permit.id),
  goodForMs,
})

/** What each of a driver's acts is called. */
export const labelOfAct = {
  deliver: 'تحویل دادم',
  complete: 'کار این بار تمام شد',
} as const satisfies Record<DriverAct, string>

type Sent = Pick<Acted, 'issuedAt' | 'cargoDestination' | 'cargoDistance'>

/** «مجوز ۲۰ دقیقه پیش صادر شد و تا تهران ۴۴۰ کیلومتر راه است.»: to one who says he is there sooner than the route allows. */
export function sayTooSoon(permit: Sent, now: Date): string {
  if (!isTooSoon(permit, now)) return ''
  const { issuedAt, cargoDestination, cargoDistance } = permit
  const { town } = splitPlace(cargoDestination)
  return `مجوز ${formatRelative(issuedAt, now)} صادر شد و تا ${town} ${formatKm(cargoDistance)} راه است. `
}

/** Out: the words of the question, what is told, and what waits when there is no network. */
export function wordsOfAct(act: DriverAct, permit: Acted, now: Date) {
  if (act === 'deliver')
    return {
      statusCode: permitStatus.delivered,
      title: 'بار را تحویل دادید؟',
      consequence: `${sayTooSoon(permit, now)}تنها وقتی تأیید کنید که بار را در ${permit.cargoDestination} پیاده کرده‌اید. برای شرکت ثبت می‌شود و برنمی‌گردد.`,
      confirm: 'بله، تحویل دادم',
      later: laterOf(permit, 'تحویل بار', 7 * dayMs),
    }
  return {
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
