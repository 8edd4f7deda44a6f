import { AddDocumentBody, documentFile } from '@bargah/contract/features/documents/documents.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { fileFaults } from '@bargah/contract/kernel/files.ts'
import {
  documentFlags,
  type DocumentType,
  documentTypeLabels,
  documentTypes,
} from '@bargah/contract/features/documents/documents.states.ts'
import { supporters } from '@bargah/contract/kernel/access.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { mayNow } from '../../kernel/session.ts'
import { FileField } from '../../ui/FileField.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'

/** The documents that one may add; whether the company may upload drafts, the server knows. */
const addable = () =>
  documentTypes
    .filter((type) => mayNow({ roles: supporters, flags: [documentFlags[type].add] }))
    .map((type) => ({ key: type, label: documentTypeLabels[type] }))

/** Sends a permit's draft or waybill, as a picture or a PDF. */
export default function AddDocumentDialog({
  permit,
  onClose,
}: {
  permit: { id: number }
  onClose: () => void
}) {
  const types = addable()
  const [only, ...others] = types
  const form = useWriteForm('addDocument', {
    start: {
      Type: (others.length === 0 && only ? only.key : null) as DocumentType | null,
      File: null as File | null,
    },
    input: ({ Type, File }) => ({
      body: { DriverReserveId: permit.id, Type: Type ?? '', File: File ?? new Blob() },
    }),
    checks: {
      body: AddDocumentBody,
      faults: ({ File: file }) =>
        file instanceof Blob && file.size > 0 ? [] : [['File', fileFaults.missing(documentFile)]],
    },
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`سند مجوز ${toPersianDigits(permit.id)}`}
      consequence="از سند عکسی روشن و خوانا بفرستید. مکان و نام دستگاه از عکس پاک می‌شود."
      submitLabel="بارگذاری سند"
      busyLabel="در حال بارگذاری…"
      onClose={onClose}
    >
      <Select {...form.field('Type')} label="نوع سند" options={types} />
      <FileField {...form.field('File')} label={documentFile.title} />
    </FormDialog>
  )
}
