import { useQueryClient } from '@tanstack/react-query'
import { messageFile } from '@bargah/contract/features/messages/messages.schema.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { sendLater } from '../../kernel/send-later/send-later.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { toast } from '../../ui/toast.ts'
import { currentSession } from '../../kernel/session.ts'
import { dayMs, type Later } from '../../kernel/send-later/later.rules.ts'
import { FileField } from '../../ui/FileField.tsx'

const goodForMs = 7 * dayMs

/** What a driver writes may wait for the network; a desk has nowhere to show that something waits. */
export const wordsLater = (label: string): (() => Later) | undefined =>
  currentSession()?.member.role === 'Driver' ? () => ({ label, about: 'messages', goodForMs }) : undefined

export const sayKept = () =>
  toast({ tone: 'info', title: 'پیام روی گوشی ماند', detail: 'با اولین اینترنت فرستاده می‌شود.' })

const label = 'پیوست پیام'
const sayFailed = (detail: string) => toast({ tone: 'danger', title: 'پیام رفت و پیوست آن نرفت', detail })

/** When it fails, the words stay sent, and it is said. To words that wait (`after`, by their key) it goes once they are sent. */
export function useAttach() {
  const client = useQueryClient()
  const attach = useWrite('attachFile', { later: wordsLater(label), onFailed: sayFailed })
  return {
    to(id: number | undefined, file: File | null) {
      if (id !== undefined && file) attach.mutate({ body: { Id: id, File: file } })
    },
    async after(key: string, file: File | null) {
      const later = wordsLater(label)?.()
      if (!later || !file) return
      const needs = { key, field: 'Id' }
      const input = { body: { File: file } }
      const asked = {
        call: 'attachFile',
        input,
        key: crypto.randomUUID(),
        later: { ...later, needs },
      } as const
      const end = await sendLater(client, asked)
      if (end.kind === 'refused') sayFailed(sentenceOf(end.error))
    },
  }
}

type AttachedProps = { file: File | null; onFile: (file: File | null) => void }

/** A file beside what is written, folded away until it is wanted. */
export const Attached = ({ file, onFile }: AttachedProps) => (
  <details open={file !== null}>
    <summary className="pointer strong accent-ink link">افزودن پیوست</summary>
    <FileField label={messageFile.title} labelHidden value={file} onChange={onFile} />
  </details>
)
