import {
  AddHallBody,
  showTimesFaults,
  UpdateHallBody,
  type WholeHall,
} from '@bargah/contract/features/halls/halls.schema.ts'
import { hallRefusals } from '@bargah/contract/features/halls/halls.text.ts'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { settings } from './hall-changes.rules.ts'
import { bodyOf, type HallValues, newHall, valuesOf } from './hall-values.rules.ts'

export type HallForm = WriteForm<HallValues>

const shownBy = { LoadHallLat: 'point', LoadHallLong: 'point', ShowTimes: 'times' } as const

type Sent = Record<string, unknown>

/** What the form knows beside the contract: what is left out stays as it is, so nothing of a hall is left empty here. */
function faults(sent: Sent): [string, string][] {
  const { point, IsActiveShowTime, ShowTimes = [] } = sent
  const empty = Object.entries(settings)
    .filter(([name, { unit }]) => unit && name !== 'times' && sent[name] === undefined)
    .map(([name, { label }]): [string, string] => [name, `${label} را وارد کنید؛ ۰ هم می‌شود.`])
  const hasTime = (ShowTimes as { IsActive: boolean }[]).some(({ IsActive }) => IsActive)
  return [
    ...showTimesFaults(sent),
    ...empty,
    ...(point && sent.LoadHallLong === undefined ? [unreadable] : []),
    ...(IsActiveShowTime && !hasTime ? [timeNeeded] : []),
  ]
}
const unreadable: [string, string] = ['point', 'عرض و طول را با یک ویرگول میان آن‌ها بنویسید.']
const timeNeeded: [string, string] = ['times', hallRefusals.show_time_needed]

/** The settings of a hall; whoever may not change them reads them. */
export const useHallForm = (hall: WholeHall, readOnly: boolean): HallForm =>
  useWriteForm('updateHall', {
    follows: true,
    start: valuesOf(hall),
    checks: { body: UpdateHallBody, faults },
    shownBy,
    readOnly,
    input: (values) => ({ body: { Id: hall.loadHallId, ...bodyOf(values) } }),
    onDone: sayDone((_done, { reset, sent }) => reset(sent)),
  })

export const useNewHallForm = (onMade: (hallId: number) => void): HallForm =>
  useWriteForm('addHall', {
    start: newHall,
    checks: { body: AddHallBody, faults },
    shownBy,
    input: (values) => ({ body: bodyOf(values) }),
    onDone: sayDone(({ data }, { reset }) => {
      // nothing is unsent any more: one may leave
      reset()
      if (data) onMade(data.loadHallId)
    }),
  })
