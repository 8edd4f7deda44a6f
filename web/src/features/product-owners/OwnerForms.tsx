import {
  NewOwnerBody,
  OwnerBody,
  ownerFaultsOf,
  ownerPaper,
  type OwnerRow,
} from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { isLegalCode } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.tsx'
import { ownerNameOf } from './owner-kind.tsx'

type OwnerValues = {
  MeliCode: string
  Mobile: string
  Firstname: string
  Lastname: string
  province: number | null
  CityId: number | null
}

const start: OwnerValues & { File: File | null } = {
  MeliCode: '',
  Mobile: '',
  Firstname: '',
  Lastname: '',
  province: null,
  CityId: null,
  File: null,
}

const readValues = ({ MeliCode, Mobile, Firstname, Lastname, CityId }: OwnerValues) => ({
  MeliCode,
  Mobile,
  Firstname,
  Lastname,
  CityId: CityId ?? '',
})

/** An administrator writes down a product owner who did not register himself; he waits like the others. */
export function AddOwnerDialog({ onClose }: { onClose: () => void }) {
  const form = useWriteForm('registerOwner', {
    start,
    input: (values) => ({ body: { ...readValues(values), File: values.File ?? new Blob() } }),
    checks: {
      body: NewOwnerBody,
      missing: { File: fileFaults.missing(ownerPaper) },
      faults: ownerFaultsOf,
    },
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title="افزودن صاحب کالا"
      consequence="در انتظار تأیید می‌ماند؛ پس از تأیید برایش حساب بسازید."
      submitLabel="ثبت صاحب کالا"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <OwnerFields form={form} />
      <FileField {...form.field('File')} label={ownerPaper.title} />
    </FormDialog>
  )
}

/** What is known of a product owner, to be put right; his code stays. */
export function EditOwnerDialog({ owner, onClose }: { owner: OwnerRow; onClose: () => void }) {
  const form = useWriteForm('editOwner', {
    start: {
      MeliCode: owner.meliCode,
      Mobile: owner.mobile,
      Firstname: owner.firstname,
      Lastname: owner.lastname ?? '',
      province: owner.provinceId,
      CityId: owner.cityId,
    } satisfies OwnerValues,
    input: (values) => ({ body: { ...readValues(values), Id: owner.id } }),
    checks: { body: OwnerBody, faults: ownerFaultsOf },
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title={`ویرایش ${ownerNameOf(owner)}`}
      submitLabel="ثبت تغییر"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <OwnerFields form={form} isKnown />
    </FormDialog>
  )
}

type OwnerFieldsProps = { form: Pick<WriteForm<OwnerValues>, 'field' | 'values'>; isKnown?: boolean }

/** Eleven digits are a firm's, which has no family name. */
function OwnerFields({ form, isKnown = false }: OwnerFieldsProps) {
  const isFirm = isLegalCode(form.values.MeliCode)
  return (
    <div className="form-grid">
      <DigitsField
        {...form.field('MeliCode')}
        label="کد ملی"
        maxLength={11}
        readOnly={isKnown}
        hint={isKnown ? undefined : 'شناسهٔ ملی شرکت ۱۱ رقم است.'}
        className="span-3"
      />
      <MobileField {...form.field('Mobile')} label="شمارهٔ موبایل" className="span-3" />
      <TextField {...form.field('Firstname')} label="نام" maxLength={300} className="span-3" />
      <TextField
        {...form.field('Lastname')}
        label="نام خانوادگی"
        maxLength={300}
        optional={isFirm}
        className="span-3"
      />
      <ProvinceAndCity province={form.field('province')} city={form.field('CityId')} className="span-3" />
    </div>
  )
}
