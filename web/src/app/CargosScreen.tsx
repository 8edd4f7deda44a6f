import { calls } from '../kernel/calls.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import CargosPage from '../features/cargos/CargosPage.tsx'
import { PermitsOfCargo } from '../features/permits/PermitsOfCargo.tsx'
import { mayNow } from '../kernel/session.ts'

const permitsOf = (cargo: CargoRow) => <PermitsOfCargo cargo={cargo} />

/** The declared cargos, with their permits for those who may read permits. */
export default function CargosScreen() {
  return <CargosPage permitsOf={mayNow(calls.listPermitsOfCargo.access) ? permitsOf : undefined} />
}
