import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import {
  type PermitDetail,
  type PermitRow,
  VoidPermitBody,
} from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { leastVoidReason } from '@bargah/contract/features/permits/permits.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Wallet } from 'lucide-react'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { splitPlace } from '../../kernel/format.ts'
import { useMember } from '../../kernel/session.ts'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { usePermit } from './search-permits.queries.ts'

function turnStays({ turnNumber, isLoadHall: isHall }: PermitRow, isAdmin: boolean, isDone = false) {
  if (turnNumber === null) return 'راننده برای این بار نوبتی نداده بود.'
  const turn = `نوبت ${toPersianDigits(turnNumber)}`
  if (isAdmin && isHall) return `${turn} را ${isDone ? 'اکنون' : 'پس از آن'} می‌توانید بازگردانید.`
  if (!isAdmin && !isHall) return `${turn} خودش به صف برمی‌گردد.`
  return `${turn} مصرف‌شده می‌ماند؛ راننده برای بار بعدی باید نوبت تازه بگیرد.`
}

function sayRefund({ driverFeeRial, companyFeeRial, commissionRial, cargoId }: PermitDetail) {
  const share = formatRial((companyFeeRial ?? 0) + (commissionRial ?? 0))
  return `${formatRial(driverFeeRial)} به راننده برمی‌گردد و ${share} شرکت دوباره برای بار ${toPersianDigits(cargoId)} نگه داشته می‌شود.`
}

const tooShort = `دلیل را کامل‌تر بنویسید؛ دست‌کم ${toPersianDigits(leastVoidReason)} نویسه.`
const isTooShort = (reason: unknown) => String(reason ?? '').trim().length < leastVoidReason

/** Asks before a permit is voided, and why, which its driver reads. */
export default function VoidPermitDialog({ permit, onClose }: { permit: PermitRow; onClose: () => void }) {
  const isAdmin = useMember().role === 'Admin'
  const detail = usePermit(permit.id).data
  const form = useWriteForm('voidPermit', {
    start: { Id: permit.id, Desc: '' },
    checks: {
      body: VoidPermitBody,
      missing: { Desc: 'دلیل ابطال را بنویسید.' },
      faults: ({ Desc }) => (isTooShort(Desc) ? [['Desc', tooShort]] : []),
    },
    onDone: ({ message }) => {
      toast({ title: message, detail: turnStays(permit, isAdmin, true) })
      onClose()
    },
  })
  const route = `${splitPlace(permit.cargoSource).town} به ${splitPlace(permit.cargoDestination).town}`
  return (
    <FormDialog
      form={form}
      danger
      title={`مجوز ${toPersianDigits(permit.id)} باطل شود؟`}
      consequence={`${permit.driverName} ${permit.driverFamily}، ${route}، ${permitStatusLabels[permit.status]}.${permit.status === permitStatus.issued ? '' : ' برگهٔ چاپی او دیگر معتبر نیست.'}`}
      submitLabel="بله، باطل شود"
      cancelLabel="نه، بماند"
      busyLabel="در حال ابطال…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Desc')}
        label="دلیل ابطال"
        maxLength={500}
        hint="راننده و شرکت همین جمله را در بارگاه می‌خوانند؛ در پیامک راننده نمی‌آید."
      />
      <Note tone="info" icon={<Wallet />}>
        <span>
          {detail ? sayRefund(detail) : `${sums.driverFee} و ${sums.companyFee} به صاحبشان برمی‌گردد.`}{' '}
          {turnStays(permit, isAdmin)}
        </span>
      </Note>
    </FormDialog>
  )
}
