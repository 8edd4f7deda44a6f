import { toast } from '../../ui/toast.ts'
import { useWrite } from '../../kernel/use-write.ts'

/** Puts a file to words that have just been sent; when that fails, the words stay sent, and it is said. */
export function useAttach() {
  const attach = useWrite('attachFile', {
    onFailed: (detail) => toast({ tone: 'danger', title: 'پیام رفت و پیوست آن نرفت', detail }),
  })
  return (id: number | undefined, file: File | null) => {
    if (id !== undefined && file) attach.mutate({ body: { Id: id, File: file } })
  }
}
