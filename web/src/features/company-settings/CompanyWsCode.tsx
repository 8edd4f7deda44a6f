import { Save } from 'lucide-react'
import {
  type CompanyWsCode as WsCode,
  SaveCompanyWsCodeBody,
} from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useWsCode } from './company-settings.queries.ts'

/** A company's own inquiry credentials; its password is kept and never shown. */
export default function CompanyWsCode({ agentId }: { agentId: number }) {
  return (
    <section>
      <Read of={useWsCode(agentId)} wait={<SkeletonLines lines={6} />}>
        {(code) => <WsCodeForm code={code} />}
      </Read>
    </section>
  )
}

const startOf = (code: WsCode) => ({
  AgentWSUserName: code.agentWSUserName ?? '',
  AgentWSPassword: code.agentWSPassword ?? '',
  AgentCompanyCode: code.agentCompanyCode ?? '',
  AgentWSActive: code.id === null || code.agentWSActive,
})

function WsCodeForm({ code }: { code: WsCode }) {
  const form = useWriteForm('saveCompanyWsCode', {
    follows: true,
    start: startOf(code),
    input: (values) => ({ body: { ...values, AgentId: code.agentId } }),
    checks: { body: SaveCompanyWsCodeBody },
    onDone: (saved, { reset }) => {
      reset(startOf(saved))
      toast({ title: 'کد وب‌سرویس ذخیره شد.' })
    },
  })
  const hint = code.id !== null && 'دیده نمی‌شود. برای عوض کردن، پاک کنید و گذرواژهٔ تازه را بنویسید.'
  return (
    <Form form={form} className="stack" failedTitle="کد وب‌سرویس ذخیره نشد">
      <p className="muted">
        استعلام‌هایی که این شرکت می‌کند با همین حساب فرستاده می‌شود. تا روشن نباشد، با حساب خود سامانه.
      </p>
      <TextField
        {...form.field('AgentWSUserName')}
        label="نام کاربری وب‌سرویس"
        dir="ltr"
        autoComplete="off"
        maxLength={100}
      />
      <PasswordField
        {...form.field('AgentWSPassword')}
        label="گذرواژهٔ وب‌سرویس"
        autoComplete="new-password"
        {...(hint && { hint })}
      />
      <TextField {...form.field('AgentCompanyCode')} label="کد شرکت" dir="ltr" maxLength={20} optional />
      <Checkbox {...form.field('AgentWSActive')} label="روشن است" />
      <div className="row">
        <SubmitButton form={form} icon={<Save />} busyLabel="در حال ذخیره…" disabled={!form.isChanged}>
          ذخیرهٔ کد وب‌سرویس
        </SubmitButton>
      </div>
    </Form>
  )
}
