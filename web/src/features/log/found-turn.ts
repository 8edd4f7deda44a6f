import { narrowTo } from '@bargah/verifier/find-turn.ts'
import type { Entry } from '@bargah/verifier/entries.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import type { LogRow } from './fold.ts'
import { isOld } from './log-index.ts'
import { issuerWords, type Rounds, roundWord, sayEntry, voiderWords } from './entry-words.ts'

export type Step = { index: number; at: Date; act: string }

type Split = Extract<Entry, { kind: 'round_split' }>

/** What became of a list, in the words of its verdicts. */
function sayVerdicts({ verdicts, round }: Split, rounds: Rounds): string {
  const granted = verdicts.findIndex(({ reason }) => reason === 'granted')
  const name = roundWord(round, rounds)
  if (granted < 0) return `تقسیم ${name}، باری نرسید`
  const { cargo } = verdicts[granted] as Split['verdicts'][number]
  return `تقسیم ${name}، بار ${fa(cargo)} رسید، انتخاب ${count(granted + 1)} از ${count(verdicts.length)}`
}

const plainActs: Partial<Record<Entry['kind'], string>> = {
  taken_over: 'از پیش در صف بود و در دفتر نوشته شد',
  turn_returned: 'به صف بازگشت',
  lists_opened: 'فهرست باز شد',
}

/** Whatever staff did for the driver says so. */
const byHand = (entry: { byStaff: boolean }) => (entry.byStaff ? ' به دست سالن' : '')
const withHand = (act: string, hand: string) => (hand === '' ? act : `${act}، ${hand}`)

function actOf(entry: Entry, rounds: Rounds): string {
  if (entry.kind === 'round_split') return sayVerdicts(entry, rounds)
  if (entry.kind === 'turn_taken') return `نوبت${entry.byStaff ? `${byHand(entry)} داده` : ' گرفته'} شد`
  if (entry.kind === 'list_sealed')
    return `فهرست${byHand(entry)} ${entry.change === 1 ? 'مُهر' : 'عوض و دوباره مُهر'} شد`
  if (entry.kind === 'permit_issued') return withHand(`مجوز ${fa(entry.permit)}`, issuerWords[entry.by])
  if (entry.kind === 'permit_voided')
    return withHand(`مجوز ${fa(entry.permit)} باطل شد`, voiderWords[entry.by])
  const { subject, rest } = sayEntry(entry, rounds)
  return plainActs[entry.kind] ?? `${subject} ${rest}`.replace(/\.$/, '')
}

/** In: the rows that speak of a turn, in any order. Out: what happened to it, in order. */
export function stepsOf(rows: readonly LogRow[], turn: number, rounds: Rounds): Step[] {
  return rows
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ index, entry }) => {
      if (!entry) return []
      if (isOld(entry)) {
        const { subject, rest } = sayEntry(entry, rounds)
        return [{ index, at: new Date(entry.at), act: `${subject} ${rest}`.replace(/\.$/, '') }]
      }
      const own = narrowTo(entry, turn)
      return own ? [{ index, at: new Date(own.at), act: actOf(own, rounds) }] : []
    })
}
