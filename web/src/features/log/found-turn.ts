import { narrowTo } from '@bargah/verifier/find-turn.ts'
import type { Entry } from '@bargah/verifier/entries.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import type { LogRow } from './fold.ts'
import { isOld } from './log-index.ts'
import { type Rounds, roundWord, sayEntry } from './entry-words.ts'

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
  turn_taken: 'نوبت گرفته شد',
  turn_returned: 'به صف بازگشت',
  lists_opened: 'فهرست باز شد',
}

function actOf(entry: Entry, rounds: Rounds): string {
  if (entry.kind === 'round_split') return sayVerdicts(entry, rounds)
  if (entry.kind === 'list_sealed') return entry.change === 1 ? 'فهرست مهر شد' : 'فهرست عوض و دوباره مهر شد'
  if (entry.kind === 'permit_issued') return `مجوز ${fa(entry.permit)}`
  if (entry.kind === 'permit_voided') return `مجوز ${fa(entry.permit)} باطل شد`
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
