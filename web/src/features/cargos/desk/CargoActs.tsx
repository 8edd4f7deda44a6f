import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Banknote, Copy, Flag, IdCard, Lock, Pencil, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { ConfirmWrite } from '../../../kernel/ConfirmWrite.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useCargoLife } from './cargos.queries.ts'
import { type cargoEnds, loadActWords } from './cargo-may.ts'
import { Link } from '../../../kernel/navigation.tsx'
import { paths } from '../../../kernel/paths.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { mayCall } from '../../../kernel/calls.ts'
import { type useMember } from '../../../kernel/session.ts'
import { fetched } from '../../../ui/fetched.tsx'

/** Sends it again; where the server would refuse that, its words instead: until when it waits, or why it cannot be. */
function GiveBack({ cargoId, onPress }: { cargoId: number; onPress: () => void }) {
  const { data: life } = useCargoLife(cargoId)
  if (!life) return null
  if (life.notReturned !== null)
    return (
      <span className="row gap-2 muted">
        <Lock className="i-sm" />
        {life.notReturned}
      </span>
    )
  return (
    <Button icon={<Undo2 />} onClick={onPress}>
      برگشت به ارسال
    </Button>
  )
}

type CargoActsProps = { cargo: PublicCargo; may: ReturnType<typeof cargoEnds>; onFinish: () => void }

/** The foot of a cargo's drawer: finish it, or send it again. */
export function CargoActs({ cargo, may, onFinish }: CargoActsProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      {may.giveBack && <GiveBack cargoId={cargo.id} onPress={() => setAsked(true)} />}
      {may.finish && (
        <Button
          className="far"
          variant="dangerQuiet"
          icon={<Flag />}
          aria-keyshortcuts="F"
          onClick={onFinish}
        >
          {loadActWords.finish}
        </Button>
      )}
      {asked && (
        <ConfirmWrite
          call="returnCargo"
          input={() => ({ body: { Id: cargo.id } })}
          title={`بار ${toPersianDigits(cargo.id)} به ارسال برگردد؟`}
          consequence={`بار برای ${toPersianDigits(cargo.remaining)} کامیون مانده از نو اعلام می‌شود و هزینهٔ آن‌ها دوباره از کیف پول شرکت حمل نگه داشته می‌شود.`}
          confirmLabel="بله، برگردد"
          cancelLabel="نه، تمام بماند"
          busyLabel="در حال برگشت…"
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** Lead from a cargo to its form, and there to its rent, which is what is changed most. */
export const EditLinks = ({ cargo, isNext }: { cargo: PublicCargo; isNext: boolean }) => (
  <>
    <Link
      to={paths.editCargo(cargo.id)}
      className={buttonClass(isNext ? 'primary' : 'default')}
      aria-keyshortcuts="E"
    >
      <Pencil />
      {loadActWords.edit}
    </Link>
    <Link
      to={paths.editCargo(cargo.id)}
      search={{ field: 'CargoRent' }}
      className={buttonClass('ghost')}
      aria-keyshortcuts="R"
    >
      <Banknote />
      {loadActWords.rent}
    </Link>
  </>
)

/** In the place of these while nobody knows whether they may be pressed. */
export const EditWaits = ({ isNext }: { isNext: boolean }) => (
  <>
    <Button variant={isNext ? 'primary' : 'default'} icon={<Pencil />} disabled>
      {loadActWords.edit}
    </Button>
    <Button variant="ghost" icon={<Banknote />} disabled>
      {loadActWords.rent}
    </Button>
  </>
)

/** Leads from a cargo to a declaration that is filled in by it. */
export const CopyLink = ({ cargo }: { cargo: PublicCargo }) => (
  <Link
    to={paths.addCargo}
    search={{ copy: cargo.id }}
    className={buttonClass('ghost')}
    aria-keyshortcuts="C"
  >
    <Copy />
    {loadActWords.copy}
  </Link>
)

const AssignDialog = fetched(() => import('./AssignDialog.tsx'))
const ForDriverDialog = fetched(() => import('./ForDriverDialog.tsx'))
const ChosenDriversDialog = fetched(() => import('./ChosenDriversDialog.tsx'))

const acts = {
  assign: { label: 'تخصیص به راننده', icon: <IdCard />, Dialog: AssignDialog },
  forDriver: { label: 'گرفتن برای راننده', icon: <IdCard />, Dialog: ForDriverDialog },
  choose: { label: 'بینندگان بار', icon: <Users />, Dialog: ChosenDriversDialog },
} as const
type LoadAct = keyof typeof acts

/** How a load that still looks for trucks may be brought to a driver: by support, or by the staff of its own company. */
export function loadActsOf(cargo: PublicCargo, member: ReturnType<typeof useMember>): LoadAct[] {
  if (cargo.cargoStatus !== cargoStatus.sending || cargo.remaining === 0) return []
  if (mayCall('assignCargo')) return ['assign']
  const isOwnFree = !cargo.isLoadHall && cargo.transportationCompanyId === member.clientId
  const may = {
    forDriver: isOwnFree && member.role !== 'Driver' && mayCall('reserveFreeCargo'),
    choose: isOwnFree && mayCall('setSelectedDrivers'),
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
