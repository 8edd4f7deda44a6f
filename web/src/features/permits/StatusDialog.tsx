import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { serverNow } from '../../kernel/now.ts'
import { sayTooSoon } from './permit-acts.text.ts'

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

const inputOf = (permit: PermitRow, act: keyof typeof acts) => ({
  body: { DriverReserveId: permit.id, StatusCode: acts[act].code },
})

type StatusDialogProps = { permit: PermitRow; act: keyof typeof acts; onClose: () => void }

/** Asks before a delivery or the end of a permit's work is registered. */
export default function StatusDialog({ permit, act, onClose }: StatusDialogProps) {
  const { question, consequence, verb } = acts[act]
  return (
    <ConfirmWrite
      call="changePermitStatus"
      input={() => inputOf(permit, act)}
      title={question(toPersianDigits(permit.id))}
      consequence={`${act === 'deliver' ? sayTooSoon(permit, serverNow()) : ''}${consequence}`}
      confirmLabel={verb}
      cancelLabel="نه، هنوز نه"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    />
  )
}
