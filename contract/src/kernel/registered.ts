import * as z from 'zod/mini'
import { keptKinds } from './files.ts'

const number = z.nullable(z.number())
/** What stands beside the columns in a row of whoever registers: where he is, his account, a link to the paper that he sent. */
export const registered = {
  provinceId: number,
  cityId: number,
  userId: number,
  fileName: z.nullable(z.string()),
  fileKind: z.nullable(z.literal(keptKinds)),
  fileBytes: number,
}
