import type { OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** In: an office, or none for a new one. Out: what the form of it holds. */
export const officeStart = (office?: OfficeRow) => ({
  AgentMainName: office?.agentMainName ?? '',
  AgentMainManagerName: office?.agentMainManagerName ?? '',
  AgentMainNationID: office?.agentMainNationID ?? '',
  AgentMainEconomic: office?.agentMainEconomic ?? '',
  AgentMainTel: office?.agentMainTel ?? '',
  AgentMainFax: office?.agentMainFax ?? '',
  AgentMainEmailAddress: office?.agentMainEmailAddress ?? '',
  AgentMainWebAddress: office?.agentMainWebAddress ?? '',
  AgentMainAddress: office?.agentMainAddress ?? '',
})
type Fields = ReturnType<typeof officeStart>

type OfficeFieldsProps<Values extends Fields> = {
  form: WriteForm<Values>
  /** Its account is named by the national id, which stays. */
  hasAccount?: boolean
}

/** The fields of a main office (rules 4.10). */
export function OfficeFields<Values extends Fields>({ form, hasAccount = false }: OfficeFieldsProps<Values>) {
  const of = form as unknown as WriteForm<Fields>
  return (
    <div className="form-grid">
      <TextField {...of.field('AgentMainName')} label="نام دفتر" maxLength={150} />
      <TextField
        {...of.field('AgentMainManagerName')}
        label="نام مدیر"
        className="span-3"
        maxLength={100}
        optional
      />
      <DigitsField
        {...of.field('AgentMainNationID')}
        label="شناسهٔ ملی"
        hint={
          hasAccount
            ? 'عوض نمی‌شود؛ نام کاربری دفتر از آن است.'
            : 'یازده رقم شناسهٔ شرکت یا ده رقم کد ملی؛ نام کاربری دفتر از آن ساخته می‌شود.'
        }
        className="span-3"
        maxLength={11}
        readOnly={hasAccount}
      />
      <DigitsField {...of.field('AgentMainTel')} label="تلفن" className="span-2" maxLength={11} optional />
      <DigitsField {...of.field('AgentMainFax')} label="نمابر" className="span-2" maxLength={11} optional />
      <DigitsField
        {...of.field('AgentMainEconomic')}
        label="کد اقتصادی"
        className="span-2"
        maxLength={50}
        optional
      />
      <TextField
        {...of.field('AgentMainEmailAddress')}
        label="ایمیل"
        className="span-3"
        dir="ltr"
        type="email"
        maxLength={50}
        optional
      />
      <TextField
        {...of.field('AgentMainWebAddress')}
        label="وبگاه"
        className="span-3"
        dir="ltr"
        maxLength={50}
        optional
      />
      <TextField {...of.field('AgentMainAddress')} label="نشانی" maxLength={550} optional />
    </div>
  )
}
