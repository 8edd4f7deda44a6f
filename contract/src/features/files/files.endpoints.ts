import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, optional, text } from '../../kernel/fields.ts'

/** Its name is a link: signed, for one sign-in and one minute. Who has it needs no token, and another's token does not do. */
const fileUnder = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'GET',
    path: `${path}/{FileName}`,
    reply: 'file',
    effect: 'read',
    about: ['document'],
    access: 'public',
    media: ['image/jpeg', 'application/pdf'],
    // Small: of a picture its thumbnail, which lists show (ours)
    query: z.object({ FileName: text('نام فایل', { max: 100 }), Small: optional(flag('اندازهٔ کوچک')) }),
  })

/** One file is called under several paths: old clients know each kind of paper under its own (rules 12.13). */
export const files = {
  openUploadedFile: fileUnder('/UploadFile'),
  openCompanyPaper: fileUnder('/TransportationCompanyUploadFile'),
  openProductOwnerPaper: fileUnder('/ProductOwnerUploadFile'),
}
