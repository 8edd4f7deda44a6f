import { supporters } from '../../kernel/access.ts'
import { endpoint, listing, madeCommand, plainCommand, writing } from '../../kernel/endpoint.ts'
import { showTimeTable } from './halls.columns.ts'
import {
  AddShowTimeBody,
  HallQuery,
  SetShowTimesBody,
  ShowTimeRow,
  showTimesFaults,
  UpdateShowTimeBody,
} from './halls.schema.ts'
import { hallRefusals } from './halls.text.ts'

// hall staff keep those of their own hall, others name one
const access = { roles: [...supporters, 'LoadHallAdmin'] } as const
const write = { ...writing, changes: ['hall', 'round'], access } as const

/** The times of the day at which a hall opens its rounds. */
export const showTimes = {
  listShowTimes: endpoint({
    ...listing,
    path: '/api/v1/LoadHallShowTime/GetGetByLoadHallId',
    byKey: 'hall_read',
    about: ['hall'],
    access,
    query: HallQuery,
    data: ShowTimeRow,
    table: showTimeTable,
  }),
  addShowTime: endpoint({
    ...write,
    path: '/api/v1/LoadHallShowTime/AddLoadHallShowTime',
    byKey: 'hall_write',
    title: 'افزودن ساعت اعلام',
    reaches: ['log'],
    refusals: [hallRefusals],
    body: AddShowTimeBody,
    data: madeCommand,
  }),
  updateShowTime: endpoint({
    ...write,
    path: '/api/v1/LoadHallShowTime/UpdateLoadHallShowTime',
    byKey: 'hall_write',
    title: 'ویرایش ساعت اعلام',
    reaches: ['log'],
    refusals: [hallRefusals],
    body: UpdateShowTimeBody,
    data: plainCommand,
  }),
  /** Ours: all show times of a hall at once; what is not among them is there no more. */
  setShowTimes: endpoint({
    ...write,
    path: '/api/v1/LoadHallShowTime/SetLoadHallShowTimes',
    byKey: 'hall_write',
    title: 'ثبت ساعت‌های اعلام',
    reaches: ['log'],
    refusals: [hallRefusals],
    body: SetShowTimesBody,
    faults: showTimesFaults,
    data: plainCommand,
  }),
}
