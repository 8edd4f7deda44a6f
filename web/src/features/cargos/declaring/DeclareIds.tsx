import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { TextField } from '../../../ui/TextField.tsx'
import type { DeclareForm } from './declare-values.ts'

type DeclareIdsProps = {
  form: DeclareForm
  /** Of a cargo that is there already; a new one gets it. */
  uniqueCode?: string | undefined
}

/** By what people call a cargo, folded at the foot of its goods: rarely filled, and opened by what is wrong inside. */
export function DeclareIds({ form, uniqueCode }: DeclareIdsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isg = form.field('Isg')
  const order = form.field('ShippingOrder')
  const isFaulty = isg.error !== undefined || order.error !== undefined
  return (
    <details
      className="line-above declare-ids"
      open={isOpen || isFaulty}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="row gap-3">
        <ChevronLeft />
        <b>شناسه‌ها</b>
        <span className="far anywhere muted num">{sayIds(isg.value, order.value, uniqueCode)}</span>
      </summary>
      <div className="form-grid">
        <TextField
          className="span-2"
          label="شناسهٔ یکتا"
          readOnly
          value={uniqueCode === undefined ? 'پس از ثبت' : toPersianDigits(uniqueCode)}
          onChange={ignore}
        />
        <TextField
          {...isg}
          className="span-2"
          label="شمارهٔ آی‌اس‌جی"
          optional
          placeholder="تا ۵۰ نویسه"
          maxLength={50}
        />
        <TextField
          {...order}
          className="span-2"
          label="دستور حمل"
          optional
          placeholder="تا ۵۰ نویسه"
          maxLength={50}
        />
        <p className="fine">شناسهٔ یکتا هشت رقم است و بار را با آن پیدا می‌کنند.</p>
      </div>
    </details>
  )
}

const ignore = () => undefined

/** What is set, in the line that stands for the fields while they are folded. */
function sayIds(isg: string, order: string, uniqueCode: string | undefined): string {
  const code = uniqueCode === undefined ? 'پس از ثبت' : toPersianDigits(uniqueCode)
  return [
    order.trim() && `دستور حمل ${toPersianDigits(order.trim())}`,
    isg.trim() && `آی‌اس‌جی ${toPersianDigits(isg.trim())}`,
    `شناسهٔ یکتا ${code}`,
  ]
    .filter(Boolean)
    .join('، ')
}
