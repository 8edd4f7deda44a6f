import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { hallId } from './halls.schema.ts'
import { nativeTable, representationTable } from './hall-belongings.columns.ts'
import { notChosen, notEntered } from '../../kernel/not-given.ts'

/** A company that represents a hall; `id` is the link's. */
export const RepresentationRow = rowOf(representationTable)
export type RepresentationRow = z.output<typeof RepresentationRow>
/** `Id` of a hall; none or 0 = of all halls. */
export const RepresentationsQuery = z.object({ Id: f.optional(hallId) })
export const AddRepresentationBody = z.object({
  TransportationCompanyId: f.id('شرکت حمل'),
  LoadHallId: hallId,
})
/** `Item1` is the link's id. */
export const RemoveRepresentationBody = z.object({ Item1: f.id('نمایندگی') })

/** A driver with the truck with which he is native at a hall. */
export const NativeRow = rowOf(nativeTable)
export type NativeRow = z.output<typeof NativeRow>
export const AddNativeBody = z.object({
  NationalId: f.nationalCode('کد ملی راننده'),
  FreighterCardNumber: f.smartCard('کارت هوشمند ناوگان', notEntered('شمارهٔ کارت هوشمند ناوگان')),
  LoadHallId: hallId,
})
export const NativePath = z.object({ id: f.id('رانندهٔ بومی') })

const highestPriceToman = 100_000_000_000
export const AddTariffBody = z.object({
  Price: f.integer('کرایهٔ پایه', {
    min: 1,
    max: highestPriceToman,
    missing: 'کرایهٔ پایه را به تومان وارد کنید.',
    tooSmall: 'کرایهٔ پایه را به تومان وارد کنید.',
  }),
  CityId: f.id('شهر', notChosen('شهر مقصد')),
  LoadHallId: hallId,
})
export const TariffPath = z.object({ id: f.id('تعرفه') })
