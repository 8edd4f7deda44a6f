import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatRialInToman, formatToman } from '@bargah/contract/kernel/money.ts'
import { splitPlace } from '../../kernel/format.ts'
import type { PassFace } from './my-permit.rules.ts'

type Said = { cargoDestination: string; netPayToman: number; driverRefundRial: number }
type Now = {
  isReached: boolean
  /** What he said and waits for the network: since when, by the server's clock, and whether it ends his work. */
  waits: { at: Date; isEnd: boolean } | null
  /** On his home the permit is what he is told that he has. */
  isHome?: boolean
}

const code = 'کد را جلوی نگهبان بگیرید.'

/** In: a permit, its face and how it stands. Out: what the face says aloud. */
export function sayPermit(face: PassFace, pass: Said, { isReached, waits, isHome }: Now): string {
  const town = splitPlace(pass.cargoDestination).town
  switch (face) {
    case 'code':
      return [
        isHome ? 'بار دارید. کد را نشان بدهید.' : `مجوزِ بارِ ${town}. ${code}`,
        !isReached && 'بی اینترنت هم درست است.',
      ]
        .filter(Boolean)
        .join(' ')
    case 'waits':
      return `${waits?.isEnd ? 'پایان کار' : 'تحویل'}${waits ? ` ساعت ${formatTime(waits.at)}` : ''} ثبت شد روی گوشی. با اولین اینترنت فرستاده می‌شود.`
    case 'delivered':
      return `خبر تحویل به شرکت رسید. ${formatToman(Math.trunc(pass.netPayToman))} به شما می‌رسد.`
    case 'over':
      return `کارِ بارِ ${town} تمام شد.`
    case 'voided':
      return `مجوزِ بارِ ${town} باطل شد.${pass.driverRefundRial > 0 ? ` ${formatRialInToman(pass.driverRefundRial)} برگشت.` : ''}`
  }
}

export const sayGiveUp = (feeRial: number): string =>
  `اگر پس بدهید، نوبت و ${formatRialInToman(feeRial)} برنمی‌گردد.`
