import { Ban, CircleCheck, Flag, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitCan, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { supporters } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { mayNow } from '../../kernel/session.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button } from '../../ui/Button.tsx'

const VoidPermitDialog = lazy(() => import('./VoidPermitDialog.tsx'))

type May = ReturnType<typeof mayDo>

/** What the caller may do with a permit in the state in which it is (rules 12.2, 12.3). */
export function mayDo(role: string, { status }: PermitRow) {
  const isSupporter = supporters.some((one) => one === role)
  const isAdmin = role === 'Admin'
  return {
    print: status !== permitStatus.voided && mayNow(calls.printPermit.access),
    deliver: permitCan('deliver', status) && mayNow(calls.changePermitStatus.access),
    complete: permitCan('complete', status) && isSupporter,
    void: permitCan(isAdmin ? 'voidByAdmin' : 'voidByCompany', status) && mayNow(calls.voidPermit.access),
  }
}

/** Whether one may put the turn of a voided permit back in its queue (rules 12.10). */
export const mayReturnTurn = ({ status, driverTurnId, isLoadHall }: PermitRow) =>
  status === permitStatus.voided && driverTurnId !== null && isLoadHall && mayNow(calls.giveTurnBack.access)

/** The foot of a permit's drawer: print, deliver, complete, void; only what may be done now. */
export function PermitActs({ permit, may }: { permit: PermitRow; may: May }) {
  const [asked, setAsked] = useState<'deliver' | 'complete' | 'void' | null>(null)
  const print = useOpenFile('printPermit', 'مجوز چاپ نشد')
  return (
    <>
      {may.print && (
        <Button
          variant="primary"
          icon={<Printer />}
          busy={print.busy}
          busyLabel="در حال چاپ…"
          onClick={() => print.open({ query: { DriverReserveId: permit.id, Format: 'pdf' } })}
        >
          چاپ مجوز
        </Button>
      )}
      {may.deliver && (
        <Button icon={<CircleCheck />} onClick={() => setAsked('deliver')}>
          ثبت تحویل
        </Button>
      )}
      {may.complete && (
        <Button icon={<Flag />} onClick={() => setAsked('complete')}>
          پایان کار
        </Button>
      )}
      {may.void && (
        <Button className="far" variant="dangerQuiet" icon={<Ban />} onClick={() => setAsked('void')}>
          ابطال
        </Button>
      )}
      {asked === 'void' && (
        <Suspense>
          <VoidPermitDialog permit={permit} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {(asked === 'deliver' || asked === 'complete') && (
        <StatusDialog permit={permit} act={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const acts = {
  deliver: {
    code: permitStatus.delivered,
    question: (id: string) => `تحویل بار مجوز ${id} ثبت شود؟`,
    consequence: 'بار به مقصد رسیده و تحویل گرفته شده است. پس از آن مجوز به «تحویل‌شده» می‌رود.',
    verb: 'بله، ثبت شود',
  },
  complete: {
    code: permitStatus.completed,
    question: (id: string) => `کار مجوز ${id} پایان یافت؟`,
    consequence: 'مجوز بسته می‌شود و راننده می‌تواند نوبت تازه بگیرد.',
    verb: 'بله، پایان یافت',
  },
} as const

type StatusDialogProps = { permit: PermitRow; act: keyof typeof acts; onClose: () => void }

function StatusDialog({ permit, act, onClose }: StatusDialogProps) {
  const { code, question, consequence, verb } = acts[act]
  return (
    <ConfirmWrite
      call="changePermitStatus"
      input={() => ({ body: { DriverReserveId: permit.id, StatusCode: code } })}
      title={question(toPersianDigits(permit.id))}
      consequence={consequence}
      confirmLabel={verb}
      cancelLabel="نه، هنوز نه"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    />
  )
}
