import { Pencil } from 'lucide-react'
import { Link } from '../../../kernel/navigation.tsx'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { paths } from '../../../kernel/paths.ts'
import { calls } from '../../../kernel/calls.ts'
import { mayNow } from '../../../kernel/session.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { mayLeadToEdit } from './edit.rules.ts'

/** Whether a cargo may still be changed by the one signed in. */
export const mayEdit = (cargo: PublicCargo) => mayNow(calls.updateCargo.access) && mayLeadToEdit(cargo)

/** Leads from a cargo to its form. */
export const EditLink = ({ cargo }: { cargo: PublicCargo }) => (
  <Link to={paths.editCargo(cargo.id)} className={buttonClass()} aria-keyshortcuts="E">
    <Pencil />
    ویرایش
  </Link>
)
