import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { gatherFields } from './bodies.ts'
import { Fail } from './errors.ts'
import type { Upload } from './routes.ts'

export const uploadLimitBytes = 10 * 1024 * 1024
const notMultipart = () => new Fail(415, ['فرم را همراه فایل (multipart/form-data) بفرستید.'])

const mostFiles = 4
const mostFields = 200
const fieldLimitBytes = 256 * 1024

/** Reads a multipart request whole: its text parts and, where the call takes any, its files, at most 10 MiB each. */
export async function readUploads(request: FastifyRequest, takesFiles: boolean) {
  if (request.headers['content-length'] === '0') return { fields: {}, uploads: [] }
  if (!request.isMultipart()) throw notMultipart()
  const fields: [string, unknown][] = []
  const uploads: Upload[] = []
  const limits = {
    fileSize: uploadLimitBytes,
    files: takesFiles ? mostFiles : 0,
    fields: mostFields,
    fieldSize: fieldLimitBytes,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields.push([part.fieldname, part.value])
    else uploads.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() })
  }
  return { fields: gatherFields(fields), uploads }
}
