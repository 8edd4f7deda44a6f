import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { type DriverAct, driverActs } from './my-permit.rules.ts'
import { type Acted, giveUpLater, labelOfAct, priceOfGivingUp, wordsOfAct } from './permit-acts.text.ts'
import { Button } from '../../ui/Button.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

type AskProps = { permit: Acted; onClose: () => void }

/** Whether the load is delivered, or its work over; without a network the answer is kept and sent later. */
export function AskStep({ permit, act, onClose }: AskProps & { act: DriverAct }) {
  const navigate = useNavigate()
  const { statusCode, title, consequence, confirm, later } = wordsOfAct(act, permit, serverNow())
  const showBackhaul = () => void navigate({ to: paths.backhaul(permit.id) })
  return (
    <ConfirmWrite
      call="changePermitStatus"
      input={() => ({ body: { DriverReserveId: permit.id, StatusCode: statusCode } })}
      size="hero"
      title={title}
      consequence={consequence}
      confirmLabel={confirm}
      cancelLabel="نه هنوز"
      busyLabel="در حال ثبت…"
      later={later}
      {...(act === 'complete' && { onDone: showBackhaul })}
      onClose={onClose}
    />
  )
}

/** Whether the load is given up, at its price; the solid button is the one that keeps it. */
export const AskGiveUp = ({ permit, onClose }: AskProps) => (
  <ConfirmWrite
    call="voidPermit"
    input={() => ({ body: { Id: permit.id } })}
    size="hero"
    loses
    title="بار را پس می‌دهید؟"
    consequence={`مجوز باطل می‌شود. ${priceOfGivingUp(permit)}`}
    confirmLabel="بله، پس می‌دهم"
    busyLabel="در حال ابطال…"
    later={giveUpLater(permit)}
    onClose={onClose}
  />
)

/** The one thing that a driver does with his load next, asked once; nothing where it is said and waits for the network. */
export function MyPermitAct({ permit, look = 'primary' }: { permit: Acted; look?: 'primary' | 'default' }) {
  const [asked, setAsked] = useState<DriverAct | null>(null)
  const { status } = useWaitingActs(permit)
  const { main } = driverActs(status)
  if (!main) return null
  return (
    <>
      <Button variant={look} size="hero" icon={<Flag className="i-lg" />} onClick={() => setAsked(main)}>
        {labelOfAct[main]}
      </Button>
      {asked && <AskStep permit={permit} act={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
