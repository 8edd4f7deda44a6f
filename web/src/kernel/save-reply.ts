import { saveFile } from '../ui/data-table/save-file.ts'
import { toast } from '../ui/toast.ts'
import { sentenceOf } from './api-error.ts'

/** Saves the file that a call answers, or says why it did not come. */
export const saveReply = (
  name: string,
  reply: Promise<Blob>,
  failedTitle = 'فایل گرفته نشد',
): Promise<void> =>
  reply.then(
    (content) => saveFile(name, content),
    (error: unknown) => toast({ tone: 'danger', title: failedTitle, detail: sentenceOf(error) }),
  )
