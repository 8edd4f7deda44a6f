import { FileText, Package } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Mention } from '@bargah/contract/features/messages/messages.text.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { useMember } from '../../kernel/session.ts'
import { RowFace } from '../../ui/RowFace.tsx'
import { useFoundThings } from './messages.queries.ts'

/** A cargo or permit that somebody wrote of, as it stands now, for whoever may see it; nothing where he may not. */
export function MentionStrip({ mention: { kind, number } }: { mention: Mention }) {
  const found = useFoundThings(number).data
  const isAdmin = useMember().role === 'Admin'
  const navigate = useNavigate()
  const isIt = ({ id }: { id: number }) => String(id) === number
  const cargo = kind === 'cargo' && (found?.cargos.find(isIt) ?? (number.length === 8 && found?.cargos[0]))
  const permit = kind === 'permit' && found?.permits.find(isIt)
  const open = (to: string, id: number) => () => void navigate({ to, search: { open: id } })
  if (cargo)
    return (
      <Strip
        onOpen={open(isAdmin ? paths.adminCargos : paths.cargos, cargo.id)}
        icon={<Package />}
        title={`بار ${toPersianDigits(cargo.id)}، ${cargoStatusLabels[cargo.cargoStatus]}`}
        detail={`${splitPlace(cargo.cargoSource).town} به ${splitPlace(cargo.cargoDestination).town}، ${cargo.kalaDesc}`}
      />
    )
  if (permit)
    return (
      <Strip
        onOpen={open(isAdmin ? paths.adminPermits : paths.permits, permit.id)}
        icon={<FileText />}
        title={`مجوز ${toPersianDigits(permit.id)}، ${permitStatusLabels[permit.status]}`}
        detail={`${permit.driverName} ${permit.driverFamily}`}
      />
    )
  return null
}

const Strip = ({ onOpen, ...face }: ComponentProps<typeof RowFace> & { onOpen: () => void }) => (
  <button type="button" className="row-face mention" onClick={onOpen}>
    <RowFace {...face} />
  </button>
)
