import {
  NewOwnerBody,
  OwnerBody,
  ownerFaultsOf,
  ownerPaper,
  type OwnerRow,
} from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { AccountDialog, type ApplicantDialogProps } from '../applicants/applicants.parts.ts'
import { ownerKind, ownerNameOf } from './owner-kind.tsx'
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

/** The dialog of an act; they are fetched together, when the first opens. */
export default function OwnerDialog({ act, row, onDeleted, onClose }: ApplicantDialogProps<OwnerRow>) {
  if (act === 'add') return <AddOwnerDialog onClose={onClose} />
  if (!row) return null
  if (act === 'edit') return <EditOwnerDialog owner={row} onClose={onClose} />
  if (act === 'delete') return <DeleteOwner owner={row} onDeleted={onDeleted} onClose={onClose} />
  return <AccountDialog kind={ownerKind} row={row} act={act} onClose={onClose} />
}

type DeleteProps = { owner: OwnerRow; onDeleted: () => void; onClose: () => void }

const DeleteOwner = ({ owner, onDeleted, onClose }: DeleteProps) => (
  <ConfirmWrite
    call="deleteOwner"
    input={() => ({ body: { Id: owner.id } })}
    danger
    title={`«${ownerNameOf(owner)}» حذف شود؟`}
    consequence="از فهرست می‌رود، حسابش بسته می‌شود و از همه‌جا بیرون می‌آید. بارهای پایان‌یافته‌اش می‌مانند و با همین کد ملی می‌توان دوباره ثبت‌نام کرد."
    confirmLabel="بله، حذف شود"
    busyLabel="در حال حذف…"
    onDone={onDeleted}
    onClose={onClose}
  />
)

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
function AddOwnerDialog({ onClose }: { onClose: () => void }) {
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
function EditOwnerDialog({ owner, onClose }: { owner: OwnerRow; onClose: () => void }) {
  const form = useWriteForm('editOwner', {
    follows: true,
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
