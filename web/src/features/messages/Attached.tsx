import { messageFile } from '@bargah/contract/features/messages/messages.schema.ts'
import { FileField } from '../../ui/FileField.tsx'

type AttachedProps = { file: File | null; onFile: (file: File | null) => void }

/** A file beside what is written, folded away until it is wanted. */
export const Attached = ({ file, onFile }: AttachedProps) => (
  <details className="" open={file !== null}>
    <summary className="pointer strong accent-ink link">افزودن پیوست</summary>
    <FileField label={messageFile.title} labelHidden value={file} onChange={onFile} />
  </details>
)
