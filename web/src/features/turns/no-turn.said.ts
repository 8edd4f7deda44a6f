import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { hallTitle } from '../../kernel/format.ts'
import type { HallChoice } from './my-turn.rules.ts'
import type { HallNow } from './no-turn.rules.ts'

/** What a driver's home says aloud while he has no turn. */

export const sayNear = ({ hall, km, queue }: HallNow): string =>
  [
    'نوبت ندارید.',
    km === null ? `${hallTitle(hall.name)}.` : `${hallTitle(hall.name)} ${sayKm(km)} است.`,
    queue === 0 ? 'کسی در صف نیست.' : `${formatNumber(queue)} نفر در صف.`,
  ].join(' ')

const sayKm = (km: number) => (km < 1 ? 'کمتر از یک کیلومتر' : `${formatNumber(Math.round(km))} کیلومتر`)

/** A hall whose turn is offered, its distance in km where his place is known, and what it costs when it brings a load. */
export const sayTurnOffer = ({
  hall,
  km,
}: Pick<HallChoice, 'km'> & { hall: Pick<HallChoice['hall'], 'name' | 'driverCharghe'> }): string =>
  [
    km === null ? `${hallTitle(hall.name)}.` : `${hallTitle(hall.name)} ${sayKm(km)} است.`,
    `هزینهٔ نوبت ${formatRialInToman(hall.driverCharghe)}.`,
  ].join(' ')

export const sayShort = (lackRial: number): string => `${formatRialInToman(lackRial)} کم دارید.`

export const sayFar = (freeLoads: number): string =>
  `از سالن‌ها دورید.${freeLoads === 0 ? '' : ` ${formatNumber(freeLoads)} بار آزاد هست، نوبت نمی‌خواهد.`}`

export const sayWhere = 'نوبت ندارید. موقعیت گوشی معلوم نیست. موقعیت را روشن کنید، یا سالن را بگویید.'
