import { base } from '@bargah/contract/features/catalog/base.endpoints.ts'
import type { FreightRateRow, HolidayRow } from '@bargah/contract/features/catalog/base.schema.ts'
import * as said from '@bargah/contract/features/catalog/base.text.ts'
import {
  isoInstant,
  jalaliDate,
  jalaliParts,
  parseJalaliDateTime,
  startOfTehranDay,
  weekdayNames,
} from '@bargah/contract/kernel/dates.ts'
import { notFound, Refusal } from '../../kernel/errors.ts'
import { done, made, routes, whole } from '../../kernel/routes.ts'
import { listBaseItems, listFreightRates, listHolidays } from './base.views.ts'
import { findRateAt } from './freight-rates.store.ts'
import { deleteHoliday, saveHoliday } from './holidays.store.ts'
import { removeBaseItem, saveBaseItem, setBaseItemActive } from './keep-base-item.ts'
import { addFreightRate, withdrawFreightRate } from './keep-freight-rate.ts'

export const baseRoutes = () =>
  routes(base, {
    listBaseItems: async ({ db }, { query }) => whole(await listBaseItems(db, query.Kind)),
    saveBaseItem: async (call, { body }) => {
      const { Kind: kind, Id: id, Name: name, GroupName: groupName, GroupCode: groupCode } = body
      const item = { kind, id, name, groupName, groupCode, shortName: body.ShortName }
      return made(said.itemSaved(name, id === undefined), { id: await saveBaseItem(call, item) })
    },
    setBaseItemActive: async (call, { body }) => {
      await setBaseItemActive(call, body.Kind, body.Id, body.IsActive)
      return done(body.IsActive ? said.itemActivated : said.itemDeactivated)
    },
    removeBaseItem: async (call, { body }) => {
      await removeBaseItem(call, body.Kind, body.Id)
      return done(said.itemRemoved)
    },
    listFreightRates: async (call) =>
      whole((await listFreightRates(call.db, await call.now())).map(presentRate)),
    showFreightRate: async (call, { query }) => {
      const rate = await findRateAt(call.db, query.Day === undefined ? await call.now() : dayOf(query.Day))
      return {
        rialPerTonneKm: rate?.rialPerTonneKm ?? null,
        fromDate: rate ? jalaliDate(rate.beginsAt) : null,
      }
    },
    addFreightRate: async (call, { body }) =>
      made(said.rateAdded, { id: await addFreightRate(call, dayOf(body.FromDate), body.RialPerTonneKm) }),
    withdrawFreightRate: async (call, { body }) => {
      await withdrawFreightRate(call, body.Id)
      return done(said.rateWithdrawn)
    },
    listHolidays: async ({ db }, { query }) =>
      whole(
        (await listHolidays(db))
          .map(presentHoliday)
          .filter(({ year }) => query.Year === undefined || year === query.Year),
      ),
    saveHoliday: async (call, { body }) => {
      const holiday = { startsAt: dayOf(body.Date), title: body.Title }
      const id = await call.write((tx) => saveHoliday(tx, body.Id, holiday))
      if (id === undefined) throw noHoliday()
      if (id === null) throw new Refusal('day_taken', said.holidayRefusals.day_taken)
      return made(said.holidaySaved, { id })
    },
    removeHoliday: async (call, { body }) => {
      if (!(await call.write((tx) => deleteHoliday(tx, body.Id)))) throw noHoliday()
      return done(said.holidayRemoved)
    },
  })

const noHoliday = () => notFound('روز تعطیلی با این شناسه')

/** In: a day as the contract read it. Out: its first moment in Tehran. */
function dayOf(date: string): Date {
  const day = parseJalaliDateTime(date)
  if (!day) throw new Error('the contract lets only days through')
  return startOfTehranDay(day)
}

type Rate = Awaited<ReturnType<typeof listFreightRates>>[number]
const presentRate = ({ beginsAt, endsAt, addedAt, ...rate }: Rate): FreightRateRow => ({
  ...rate,
  fromDate: jalaliDate(beginsAt),
  beginsAt: isoInstant(beginsAt),
  untilDate: endsAt && jalaliDate(new Date(endsAt.getTime() - 1)),
  endsAt: endsAt && isoInstant(endsAt),
  addedAt: isoInstant(addedAt),
})

type Holiday = Awaited<ReturnType<typeof listHolidays>>[number]
function presentHoliday({ id, startsAt, title }: Holiday): HolidayRow {
  const { year, weekday } = jalaliParts(startsAt)
  return {
    id,
    title,
    year,
    date: jalaliDate(startsAt),
    startsAt: isoInstant(startsAt),
    weekday: weekdayNames[weekday] ?? '',
  }
}
