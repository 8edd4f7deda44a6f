import { addRateRefusals, withdrawRateRefusals } from '@bargah/contract/features/catalog/base.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { mustFind, Refusal, refuse } from '../../kernel/errors.ts'
import { mayAddRate, mayWithdrawRate } from './base.rules.ts'
import { deleteRate, findRate, findRateOn, insertRate } from './freight-rates.store.ts'

/** A rate that begins on a day; the one before it holds until then. Out: its id. */
export const addFreightRate = (call: Call, beginsAt: Date, rialPerTonneKm: number): Promise<number> =>
  call.write(async (tx, now) => {
    const isTaken = (await findRateOn(tx, beginsAt)) !== undefined
    refuse(mayAddRate(beginsAt, isTaken, now), addRateRefusals)
    const id = await insertRate(tx, {
      beginsAt,
      rialPerTonneKm,
      addedAt: now,
      addedBy: sessionOf(call).userId,
    })
    if (id === undefined) throw new Refusal('day_taken', addRateRefusals.day_taken)
    return id
  })

/** Takes back a rate on its first day or before it; the one before it goes on. */
export const withdrawFreightRate = (call: Call, id: number): Promise<void> =>
  call.write(async (tx, now) => {
    const rate = await mustFind(findRate(tx, id), 'نرخی با این شناسه')
    refuse(mayWithdrawRate(rate.beginsAt, now), withdrawRateRefusals)
    await deleteRate(tx, id)
  })
