import { Ban, CircleCheck, Flag, Printer } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { calls } from '../../kernel/calls.ts'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitCan } from '@bargah/contract/features/permits/permits.states.ts'
import { supporters } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { openFile } from '../../kernel/api.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { mayNow } from '../../kernel/session.ts'
import { refreshReads } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { VoidPermitDialog } from './VoidPermitDialog.tsx'

const voided = 0
const changed = ['searchPermits', 'showPermit', 'listPermitsOfCargo', 'searchCargos'] as const

type May = ReturnType<typeof mayDo>

/** What the caller may do with a permit in the state in which it is (decisions §7). */
export function mayDo(role: string, { status }: PermitRow) {
  const isSupporter = supporters.some((one) => one === role)
  const isAdmin = role === 'Admin'
  return {
    print: status !== voided && mayNow(calls.printPermit.access),
    deliver: permitCan('deliver', status) && mayNow(calls.changePermitStatus.access),
    complete: permitCan('complete', status) && isSupporter,
    void: permitCan(isAdmin ? 'voidByAdmin' : 'voidByCompany', status) && mayNow(calls.voidPermit.access),
  }
}

/** The foot of a permit's drawer: print, deliver, complete, void; only what may be done now. */
export function PermitActs({ permit, may }: { permit: PermitRow; may: May }) {
  const [asked, setAsked] = useState<'deliver' | 'complete' | 'void' | null>(null)
  const { printing, print } = usePrinting(permit.id)
  return (
    <>
      {may.print && (
        <Button variant="primary" icon={<Printer />} busy={printing} busyLabel="در حال چاپ…" onClick={print}>
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
        <VoidPermitDialog permit={permit} refresh={changed} onClose={() => setAsked(null)} />
      )}
      {(asked === 'deliver' || asked === 'complete') && (
        <StatusDialog permit={permit} act={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

/** Opens the printed sheet; printing moves an issued permit on, so what is shown is read again. */
function usePrinting(id: number) {
  const client = useQueryClient()
  const [printing, setPrinting] = useState(false)
  const print = async () => {
    setPrinting(true)
    try {
      await openFile('printPermit', { query: { DriverReserveId: id, Format: 'pdf' } })
      refreshReads(client, changed)
    } catch (error) {
      toast({ tone: 'danger', title: 'مجوز چاپ نشد', detail: sentenceOf(error) })
    } finally {
      setPrinting(false)
    }
  }
  return { printing, print: () => void print() }
}

const acts = {
  deliver: {
    code: 5,
    question: (id: string) => `تحویل بار مجوز ${id} ثبت شود؟`,
    consequence: 'بار به مقصد رسیده و تحویل گرفته شده است. پس از آن مجوز به «تحویل‌شده» می‌رود.',
    verb: 'بله، ثبت شود',
  },
  complete: {
    code: 6,
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
      refresh={changed}
      title={question(toPersianDigits(permit.id))}
      consequence={consequence}
      confirmLabel={verb}
      cancelLabel="نه، هنوز نه"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    />
  )
}
