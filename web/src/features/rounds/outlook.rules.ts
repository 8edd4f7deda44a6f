import type { Outlook } from '@bargah/contract/features/rounds/outlook.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { priorityRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'

/** In: an outlook and a load. Out: how many before him want it too, or null while that is not told. */
export function sayDemand(outlook: Outlook | null | undefined, cargoId: number): string | null {
  if (!outlook) return null
  if (outlook.aheadOfMe === 0) return 'کسی جلوتر از شما نیست.'
  if (outlook.countedAt === null) return null
  const ahead = outlook.demand.find((one) => one.cargoId === cargoId)?.ahead ?? 0
  const until = `(تا ${formatTime(outlook.countedAt)})`
  return ahead === 0
    ? `از جلوترها کسی آن را نخواسته است ${until}`
    : `${formatNumber(ahead)} نفر از جلوترها هم می‌خواهند ${until}`
}

export type OutlookWords = { tone: 'success' | 'accent' | 'warning'; words: string }

/** In: an outlook, the town of the load that it names, and whether the last minute runs. Out: what would come of the list if the round closed now. */
export function sayOutlook(outlook: Outlook, town: string | null, isLast: boolean): OutlookWords {
  const which = `انتخاب ${formatNumber(outlook.rank ?? 0)}${town ? `، ${town}،` : ''}`
  const now = 'اگر اعلام بار همین حالا بسته شود'
  switch (outlook.kind) {
    case 'sure':
      return {
        tone: 'success',
        words: `${now}، ${which} به شما می‌رسد: کامیون‌هایش از نفرهای جلوتر بیشتر است.`,
      }
    case 'likely':
      return { tone: 'accent', words: `${now}، ${which} به شما می‌رسد. فهرست دیگران هنوز عوض می‌شود.` }
    case 'none':
      return {
        tone: 'warning',
        words: `${now}، از این فهرست باری به شما نمی‌رسد؛ بارهای دیگری هم بیفزایید.`,
      }
    case 'open_permit':
    case 'driver_inactive':
      return { tone: 'warning', words: `${now}، باری به شما نمی‌رسد. ${priorityRefusals[outlook.kind]}` }
    case 'no_money':
      return {
        tone: 'warning',
        words: `${now}، باری به شما نمی‌رسد: کیف پول برای هزینهٔ نوبت ${formatRialInToman(outlook.lackingRial ?? 0)} کم دارد.`,
      }
    case 'untold':
      return {
        tone: 'accent',
        words: isLast
          ? 'پیش از پایان نمی‌شود گفت چه می‌رسد: از جلوترها کمتر از پنج نفر بار انتخاب کرده‌اند. با بسته شدن اعلام بار، نتیجه همین‌جا می‌آید.'
          : 'هنوز نمی‌شود گفت چه می‌رسد. از جلوترها هنوز کمتر از پنج نفر بار انتخاب کرده‌اند؛ کمی دیرتر نگاه کنید.',
      }
  }
}
