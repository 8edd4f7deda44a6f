import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Fail } from './errors.ts'
import type { Upload } from './routes.ts'

export const uploadLimitBytes = 10 * 1024 * 1024
const notMultipart = () => new Fail(415, ['فرم را همراه فایل (multipart/form-data) بفرستید.'])

/** Reads a multipart request whole: its text parts and its files, at most 10 MiB each. */
export async function readUploads(request: FastifyRequest) {
  if (!request.isMultipart()) throw notMultipart()
  const fields: Record<string, unknown> = {}
  const uploads: Upload[] = []
  for await (const part of request.parts({ limits: { fileSize: uploadLimitBytes, files: 4, fields: 60 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else uploads.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() })
  }
  return { fields, uploads }
}
