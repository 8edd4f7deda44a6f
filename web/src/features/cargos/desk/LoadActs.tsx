import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { IdCard, Users } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../kernel/calls.ts'
import { mayNow, type useMember } from '../../../kernel/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { fetched } from '../../../ui/fetched.tsx'

const AssignDialog = fetched(() => import('./AssignDialog.tsx'))
const ForDriverDialog = fetched(() => import('./ForDriverDialog.tsx'))
const ChosenDriversDialog = fetched(() => import('./ChosenDriversDialog.tsx'))

const acts = {
  assign: { label: 'تخصیص به راننده', icon: <IdCard />, Dialog: AssignDialog },
  forDriver: { label: 'گرفتن برای راننده', icon: <IdCard />, Dialog: ForDriverDialog },
  choose: { label: 'بینندگان بار', icon: <Users />, Dialog: ChosenDriversDialog },
} as const
export type LoadAct = keyof typeof acts

/** How a load that still looks for trucks may be brought to a driver: by support, or by the staff of its own company. */
export function loadActsOf(cargo: PublicCargo, member: ReturnType<typeof useMember>): LoadAct[] {
  if (cargo.cargoStatus !== cargoStatus.sending || cargo.remaining === 0) return []
  if (mayNow(calls.assignCargo.access)) return ['assign']
  const isOwnFree = !cargo.isLoadHall && cargo.transportationCompanyId === member.clientId
  const may = {
    forDriver: isOwnFree && member.role !== 'Driver' && mayNow(calls.reserveFreeCargo.access),
    choose: isOwnFree && mayNow(calls.setSelectedDrivers.access),
  }
  return (['forDriver', 'choose'] as const).filter((act) => may[act])
}

/** The acts at the foot of a load's drawer, each with its dialog, fetched when it is opened. */
export function LoadActs({ cargo, acts: shown }: { cargo: PublicCargo; acts: readonly LoadAct[] }) {
  const [opened, setOpened] = useState<LoadAct | null>(null)
  const Dialog = opened && acts[opened].Dialog
  return (
    <>
      {shown.map((act) => (
        <Button key={act} icon={acts[act].icon} onClick={() => setOpened(act)}>
          {acts[act].label}
        </Button>
      ))}
      {Dialog && <Dialog cargo={cargo} onClose={() => setOpened(null)} />}
    </>
  )
}
