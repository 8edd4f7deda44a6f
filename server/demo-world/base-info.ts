import { jalaliParts, parseJalaliDateTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Tx } from '../src/kernel/database.ts'

/** Days from now and rials per tonne-kilometre: one that is over, one that holds, one that is to come. */
const rates = [
  [-300, 10_150],
  [-120, 13_190],
  [20, 14_300],
] as const

/** The holidays that the Persian calendar itself knows. */
const solarHolidays = [
  ['01/01', 'نوروز'],
  ['01/02', 'نوروز'],
  ['01/03', 'نوروز'],
  ['01/04', 'نوروز'],
  ['01/12', 'روز جمهوری اسلامی'],
  ['01/13', 'روز طبیعت'],
  ['03/14', 'درگذشت امام خمینی'],
  ['03/15', 'قیام ۱۵ خرداد'],
  ['11/22', 'پیروزی انقلاب'],
  ['12/29', 'ملی شدن صنعت نفت'],
] as const

/** Goods that are offered no more, the rate through time, and the holidays of the year. */
export async function writeBaseInfo(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('freightRates')
    .values(
      rates.map(([days, rialPerTonneKm]) =>
        rateFrom(new Date(now.getTime() + days * dayMs), rialPerTonneKm, now),
      ),
    )
    .execute()
  await tx
    .insertInto('holidays')
    .values(
      solarHolidays.map(([day, title]) => ({ startsAt: dayOf(`${jalaliParts(now).year}/${day}`), title })),
    )
    .execute()
  await tx.insertInto('packagings').values({ name: 'چلیک', isActive: false }).execute()
}

function rateFrom(day: Date, rialPerTonneKm: number, now: Date) {
  const beginsAt = startOfTehranDay(day)
  return { beginsAt, rialPerTonneKm, addedAt: beginsAt < now ? beginsAt : now }
}

function dayOf(date: string): Date {
  const day = parseJalaliDateTime(date)
  if (!day) throw new Error(`${date} is no day`)
  return day
}
