import * as z from 'zod/mini'
import { endpoint, listing, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { baseItemTable, freightRateTable, holidayTable } from './base.columns.ts'
import {
  AddFreightRateBody,
  BaseItemRow,
  BaseKindQuery,
  FreightRateOfDay,
  FreightRateOfDayQuery,
  FreightRateRow,
  HolidayRow,
  HolidaysQuery,
  RemoveBaseItemBody,
  SaveBaseItemBody,
  saveBaseItemFaults,
  SaveHolidayBody,
  SetBaseItemActiveBody,
} from './base.schema.ts'
import {
  addRateRefusals,
  bulkStays,
  holidayRefusals,
  itemUsed,
  saveItemRefusals,
  withdrawRateRefusals,
} from './base.text.ts'

const admin = { roles: ['Admin'] } as const
const list = { ...listing, access: admin } as const
const write = { ...writing, access: admin } as const
/** Loads, lists of loads and trucks show the names. */
const changesItems = ['goods', 'packaging', 'loaderType', 'cargo', 'preLoad', 'permit', 'driver'] as const

/** The base information, which Admin keeps (ours, rules 17.1). */
export const base = {
  /** All of a kind, those too that forms offer no more. */
  listBaseItems: endpoint({
    ...list,
    path: '/api/v1/BaseInfo/GetByKind',
    about: ['goods', 'packaging', 'loaderType'],
    query: BaseKindQuery,
    data: BaseItemRow,
    table: baseItemTable,
  }),
  saveBaseItem: endpoint({
    ...write,
    path: '/api/v1/BaseInfo/Save',
    title: 'ثبت اطلاعات پایه',
    changes: changesItems,
    reaches: [],
    stays: 'typed',
    refusals: [saveItemRefusals],
    body: SaveBaseItemBody,
    faults: saveBaseItemFaults,
    data: madeCommand,
  }),
  setBaseItemActive: endpoint({
    ...write,
    path: '/api/v1/BaseInfo/SetActive',
    title: 'فعال یا غیرفعال کردن اطلاعات پایه',
    changes: changesItems,
    reaches: [],
    undoneBy: 'setBaseItemActive',
    refusals: [{ bulk: bulkStays }],
    body: SetBaseItemActiveBody,
  }),
  /** Only what is used nowhere. */
  removeBaseItem: endpoint({
    ...write,
    path: '/api/v1/BaseInfo/Remove',
    title: 'حذف اطلاعات پایه',
    changes: changesItems,
    reaches: [],
    held: true,
    refusals: [{ bulk: bulkStays, used: itemUsed }],
    body: RemoveBaseItemBody,
  }),
  listFreightRates: endpoint({
    ...list,
    path: '/api/v1/FreightRate/GetAll',
    about: ['freightRate'],
    data: FreightRateRow,
    table: freightRateTable,
  }),
  /** The rate that holds on a day, today when none is named. */
  showFreightRate: endpoint({
    ...reading,
    path: '/api/v1/FreightRate/GetByDay',
    about: ['freightRate'],
    byKey: 'all',
    access: 'signedIn',
    query: FreightRateOfDayQuery,
    data: FreightRateOfDay,
  }),
  addFreightRate: endpoint({
    ...write,
    path: '/api/v1/FreightRate/Add',
    title: 'ثبت نرخ تن کیلومتر',
    changes: ['freightRate', 'cargo', 'permit'],
    reaches: [],
    undoneBy: 'withdrawFreightRate',
    refusals: [addRateRefusals],
    body: AddFreightRateBody,
    data: madeCommand,
  }),
  withdrawFreightRate: endpoint({
    ...write,
    path: '/api/v1/FreightRate/Withdraw',
    title: 'پس گرفتن نرخ تن کیلومتر',
    changes: ['freightRate', 'cargo', 'permit'],
    reaches: [],
    undoneBy: 'addFreightRate',
    refusals: [withdrawRateRefusals],
    body: z.object({ Id: id('نرخ') }),
  }),
  listHolidays: endpoint({
    ...list,
    path: '/api/v1/Holiday/GetByYear',
    about: ['holiday'],
    query: HolidaysQuery,
    data: HolidayRow,
    table: holidayTable,
  }),
  saveHoliday: endpoint({
    ...write,
    path: '/api/v1/Holiday/Save',
    title: 'ثبت روز تعطیل',
    changes: ['holiday'],
    reaches: [],
    stays: 'typed',
    refusals: [holidayRefusals],
    body: SaveHolidayBody,
    data: madeCommand,
  }),
  removeHoliday: endpoint({
    ...write,
    path: '/api/v1/Holiday/Remove',
    title: 'حذف روز تعطیل',
    changes: ['holiday'],
    reaches: [],
    undoneBy: 'saveHoliday',
    body: z.object({ Id: id('تعطیلی') }),
  }),
}
