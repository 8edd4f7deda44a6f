import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { text } from '../../kernel/fields.ts'

export const files = {
  /** Its name is a link: signed, for one sign-in and one minute. Who has it needs no token, and another's token does not do. */
  openUploadedFile: endpoint({
    method: 'GET',
    path: '/UploadFile/{FileName}',
    reply: 'file',
    effect: 'read',
    about: ['document'],
    access: 'public',
    media: ['image/jpeg', 'application/pdf'],
    query: z.object({ FileName: text('نام فایل', { max: 100 }) }),
  }),
}
