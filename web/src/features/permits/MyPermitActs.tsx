import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../kernel/paths.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Button } from '../../ui/Button.tsx'
import { type DriverAct, driverActs } from './my-permit.rules.ts'
import type { MyPermit } from './my-permit.queries.ts'

type Ask = DriverAct | 'giveUp'

const acts = {
  deliver: {
    label: 'بار را تحویل دادم',
    statusCode: permitStatus.delivered,
    title: 'بار را تحویل داده‌اید؟',
    consequence:
      'تحویل برای شرکت حمل ثبت می‌شود و برنمی‌گردد. تا پایان کار را ثبت نکنید، نوبت تازه داده نمی‌شود.',
    confirm: 'بله، تحویل دادم',
  },
  complete: {
    label: 'کار این بار تمام شد',
    statusCode: permitStatus.completed,
    title: 'کار این بار تمام شده است؟',
    consequence: 'مجوز بسته می‌شود و می‌توانید نوبت تازه بگیرید؛ بعضی سالن‌ها تا گذشت زمان سفر نوبت نمی‌دهند.',
    confirm: 'بله، تمام شد',
  },
} as const

type Acted = Pick<MyPermit, 'id' | 'status'>
/** `isFoot`: side by side under a page, in few words. */
type MyPermitActsProps = { permit: Acted; isFoot?: boolean }

/** Delivering, completing and giving up one's load, each after a question. */
export function MyPermitActs({ permit, isFoot = false }: MyPermitActsProps) {
  const [asked, setAsked] = useState<Ask | null>(null)
  const { main, mayGiveUp } = driverActs(permit.status)
  const close = () => setAsked(null)
  const buttons = (
    <>
      {main && (
        <Button variant="primary" size="hero" icon={<Flag className="i-lg" />} onClick={() => setAsked(main)}>
          {acts[main].label}
        </Button>
      )}
      {mayGiveUp && (
        <Button
          variant="dangerQuiet"
          size={isFoot ? 'hero' : 'touch'}
          aria-label="انصراف از این بار"
          onClick={() => setAsked('giveUp')}
        >
          {isFoot ? 'انصراف' : 'انصراف از این بار'}
        </Button>
      )}
    </>
  )
  return (
    <>
      {isFoot ? (main || mayGiveUp) && <div className="acts">{buttons}</div> : buttons}
      {asked === 'giveUp' && <GiveUpDialog permit={permit} onClose={close} />}
      {asked && asked !== 'giveUp' && <StepDialog permit={permit} act={asked} onClose={close} />}
    </>
  )
}

type StepDialogProps = { permit: Acted; act: DriverAct; onClose: () => void }

function StepDialog({ permit, act, onClose }: StepDialogProps) {
  const navigate = useNavigate()
  const { statusCode, title, consequence, confirm } = acts[act]
  const showBackhaul = () => void navigate({ to: paths.backhaul(permit.id) })
  return (
    <ConfirmWrite
      call="changePermitStatus"
      input={() => ({ body: { DriverReserveId: permit.id, StatusCode: statusCode } })}
      title={title}
      consequence={consequence}
      confirmLabel={confirm}
      cancelLabel="نه، هنوز"
      busyLabel="در حال ثبت…"
      {...(act === 'complete' && { onDone: showBackhaul })}
      onClose={onClose}
    />
  )
}

const GiveUpDialog = ({ permit, onClose }: { permit: Acted; onClose: () => void }) => (
  <ConfirmWrite
    call="voidPermit"
    input={() => ({ body: { Id: permit.id } })}
    danger
    title="از این بار انصراف می‌دهید؟"
    consequence="مجوز باطل می‌شود، نوبتتان برنمی‌گردد و هزینهٔ نوبت پس داده نمی‌شود."
    confirmLabel="بله، انصراف می‌دهم"
    busyLabel="در حال ابطال…"
    onClose={onClose}
  />
)
