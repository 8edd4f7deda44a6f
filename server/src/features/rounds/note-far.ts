import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/errors.ts'
import { findCargoForChoice } from '../cargos/cargos.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { isByStaff, pointOfHall } from './look-at-hall.ts'
import { keepFar } from './refused-choices.store.ts'

type Choice = { turnId: number; cargoId: number; location: Point | null }

/**
 * Makes a driver's choice by `choose`, and keeps of one that is refused for its distance how far he was, past the
 * rollback, so that the desk can tell him. Staff choose from the hall, which he need not be told of.
 */
export async function notingFar<T>(call: Call, choice: Choice, choose: () => Promise<T>): Promise<T> {
  try {
    return await choose()
  } catch (error) {
    const isFar = error instanceof Refusal && error.code === 'out_of_range'
    if (isFar && choice.location && !isByStaff(sessionOf(call))) await noteFar(call, choice, choice.location)
    throw error
  }
}

async function noteFar(call: Call, { turnId, cargoId }: Choice, location: Point): Promise<void> {
  const cargo = await findCargoForChoice(call.db, cargoId)
  const hall = cargo?.hallId ? await findHall(call.db, cargo.hallId) : undefined
  if (!cargo || !hall) return
  const awayKm = Math.ceil(greatCircleKm(location, pointOfHall(hall)))
  await call.whenRefused(async (tx, at) => {
    await keepFar(tx, { turnId, at, awayKm, rangeKm: cargo.rangeKm })
  })
}
