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
import { done, made, routes, whole } from '../../kernel/routes.ts'
import { listBaseItems, listFreightRates, listHolidays } from './base.views.ts'
import { findRateAt } from './freight-rates.store.ts'
import { removeBaseItem, saveBaseItem, setBaseItemActive } from './keep-base-item.ts'
import { keepHoliday, removeHoliday } from './keep-holiday.ts'
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
      return made(said.holidaySaved, { id: await keepHoliday(call, body.Id, holiday) })
    },
    removeHoliday: async (call, { body }) => {
      await removeHoliday(call, body.Id)
      return done(said.holidayRemoved)
    },
  })

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
