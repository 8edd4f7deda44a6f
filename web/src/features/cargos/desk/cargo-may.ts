import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { mayCall } from '../../../kernel/calls.ts'
import type { RowLetter } from '../../../ui/data-table/data-table-props.ts'
import { mayLeadToEdit } from '../declaring/edit.rules.ts'

export const loadActWords = { edit: 'ویرایش', rent: 'کرایه', copy: 'کپی', finish: 'اتمام بار' }

/** What may be done to end a cargo, or to have it back: what the caller may, in the state in which it is (rules 9.12, 9.13). */
export function cargoEnds({ cargoStatus: status, remaining }: PublicCargo, role: Role) {
  const isOwner = role === 'ProductOwnerAdmin'
  const mayEnd = status === cargoStatus.sending || (isOwner && status === cargoStatus.awaitingReview)
  return {
    finish: mayEnd && mayCall('finishCargo'),
    giveBack: status === cargoStatus.finished && remaining > 0 && mayCall('returnCargo'),
  }
}

/** Whether a cargo may still be changed by the one signed in. */
export const mayEdit = (cargo: PublicCargo) => mayCall('updateCargo') && mayLeadToEdit(cargo)

/** Whether one may declare like it: all the loads that who declares sees are his own. */
export const mayCopy = () => mayCall('declareCargo') && mayCall('listPreviousCargos')

/** Whether a cargo awaits the review of the one signed in (rules 9.6). */
export const mayReview = ({ cargoStatus: status }: PublicCargo) =>
  status === cargoStatus.awaitingReview && mayCall('reviewCargo')

const letters = { edit: 'E', rent: 'R', copy: 'C', finish: 'F' } as const

/** What letters do on a row of cargos: what the foot of its drawer offers by then. */
export function cargoLetters(cargo: PublicCargo, role: Role): RowLetter[] {
  if (mayReview(cargo)) return []
  const isEditable = mayEdit(cargo)
  const may = {
    edit: isEditable,
    rent: isEditable,
    copy: mayCopy(),
    finish: cargoEnds(cargo, role).finish,
  }
  return (['edit', 'rent', 'copy', 'finish'] as const)
    .filter((act) => may[act])
    .map((act) => [letters[act], loadActWords[act]])
}
