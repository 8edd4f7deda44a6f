import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../kernel/format.ts'
import { placeWon } from './my-result.rules.ts'
import { ordinalOf } from './rounds.text.ts'

/** Which one he got and who took the higher one: `انتخاب دوم شما بود. اولی، قزوین، به نوبت ۴۲۰۷ رسید.` */
export function whichChoice(choices: readonly PriorityRow[]): string {
  const won = placeWon(choices)
  if (!won) return ''
  const { place, lost } = won
  const which = `انتخاب ${ordinalOf(place)} شما بود.`
  if (!lost) return which
  const { cargoDestination, winningTurnNumber } = lost.choice
  return `${which} ${ordinalOf(lost.place)}ی، ${splitPlace(cargoDestination).town}، به نوبت ${toPersianDigits(winningTurnNumber ?? '')} رسید.`
}
