import {
  companyFaultsOf,
  companyPaper,
  NewCompanyBody,
} from '@bargah/contract/features/companies/companies.schema.ts'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { FileField } from '../../ui/FileField.tsx'
import { toast } from '../../ui/toast.ts'
import { CompanyFields, type CompanyValues } from './CompanyFields.tsx'

const start: CompanyValues & { File: File | null } = {
  TransportationCompanyName: '',
  NationalId: '',
  Mobile: '',
  Tell: '',
  Email: '',
  PostalCode: '',
  province: null,
  CityId: null,
  Address: '',
  File: null,
}

/** An administrator writes a company down that did not register itself; it waits like the others (rules 3.6). */
export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const form = useWriteForm('registerCompany', {
    start,
    input: ({ province: _province, CityId, File: file, ...rest }) => ({
      body: { ...rest, CityId: CityId ?? '', File: file ?? new Blob() },
    }),
    checks: {
      body: NewCompanyBody,
      faults: ({ File: file, ...body }) => [
        ...companyFaultsOf(body),
        ...(file instanceof Blob && file.size > 0
          ? []
          : [['File', fileFaults.missing(companyPaper)] as [string, string]]),
      ],
    },
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="افزودن شرکت"
      consequence="شرکت در انتظار تأیید می‌ماند؛ پس از تأیید برایش حساب بسازید."
      submitLabel="ثبت شرکت"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <CompanyFields form={form} />
      <FileField {...form.field('File')} label={companyPaper.title} />
    </FormDialog>
  )
}
