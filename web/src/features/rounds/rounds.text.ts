import { formatTime } from '@bargah/contract/kernel/dates.ts'
import type { ListItem } from './my-list.rules.ts'

/** In: a choice of the list. Out: whether the server has it, as the driver reads it. */
export function receivedText({ state, receivedAt }: ListItem): string {
  if (state === 'sending') return 'در حال فرستادن…'
  if (state === 'unsent') return 'هنوز فرستاده نشده'
  return receivedAt ? `دریافت شد، ${formatTime(receivedAt)}` : 'دریافت شد'
}

/** In: when a round opened. Out: its name, `دور ۱۴:۰۰`. */
export const roundName = (opensAt: string) => `دور ${formatTime(opensAt)}`
