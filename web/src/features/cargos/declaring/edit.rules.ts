import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { updateRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'

type Standing = Pick<
  CargoSheet,
  'cargoStatus' | 'freighterNumber' | 'remaining' | 'loadHallId' | 'frozenUntil'
>

/** Why a cargo cannot be changed as it stands, or null; the server looks again (rules 9.14). */
export function whyUnchangeable(cargo: Standing): string | null {
  // a product owner's load is of no hall
  if (cargo.loadHallId === null) return updateRefusals.of_owner
  if (cargo.cargoStatus === cargoStatus.finished) return updateRefusals.not_sending
  if (cargo.remaining < cargo.freighterNumber) return updateRefusals.has_permit
  if (cargo.frozenUntil === null) return null
  return `این بار در دوری است که باز است و تا پایان تخصیص آن، ${formatTime(cargo.frozenUntil)}، ویرایش نمی‌شود.`
}

/** Whether a row leads to its edit form: a hall's load of one's own that no truck has taken (rules 9.18). */
export const mayLeadToEdit = (
  cargo: Omit<Standing, 'frozenUntil'> & Pick<CargoSheet, 'isLoadHall'>,
): boolean => cargo.isLoadHall && whyUnchangeable({ ...cargo, frozenUntil: null }) === null
