import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../kernel/api-error.ts'
import { sendLater } from '../../kernel/send-later/send-later.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { toast } from '../../ui/toast.ts'
import { wordsLater } from './words-later.ts'

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
