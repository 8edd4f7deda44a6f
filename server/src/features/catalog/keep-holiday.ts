import * as said from '@bargah/contract/features/catalog/base.text.ts'
import type { Call } from '../../kernel/call.ts'
import { mustFind, notFound, refuse } from '../../kernel/errors.ts'
import { deleteHoliday, type Holiday, saveHoliday } from './holidays.store.ts'

const whichDay = 'روز تعطیلی با این شناسه'

/** Adds a holiday, or changes one under its id. Out: its id. */
export const keepHoliday = (call: Call, id: number | undefined, holiday: Holiday): Promise<number> =>
  call.write(async (tx) => {
    const saved = await saveHoliday(tx, id, holiday)
    refuse(saved === null ? 'day_taken' : null, said.holidayRefusals)
    return mustFind(Promise.resolve(saved), whichDay)
  })

export const removeHoliday = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    if (!(await deleteHoliday(tx, id))) throw notFound(whichDay)
  })
