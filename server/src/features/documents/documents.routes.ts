import { documents } from '@bargah/contract/features/documents/documents.endpoints.ts'
import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { documentAdded } from '@bargah/contract/features/documents/documents.text.ts'
import { isOneOf, organizations, type Role, roleLabels } from '@bargah/contract/kernel/access.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { made, routes, whole } from '../../kernel/routes.ts'
import { signLink } from '../files/files.api.ts'
import { addDocument } from './add-document.ts'
import { readableTypes } from './documents.rules.ts'
import { type FoundDocument, listDocuments } from './documents.views.ts'

type DocumentPorts = { keys: KeyRing; fileSettings: { dailyBytes: number } }

export const documentsRoutes = ({ keys, fileSettings }: DocumentPorts) =>
  routes(documents, {
    addDocument: async (call, { body, uploads: [file] }) => {
      if (!file) throw new Error('a document without its file came past the binder')
      const { DriverReserveId: permitId, Type: type, FileName: title } = body
      return made(
        documentAdded,
        await addDocument(call, { permitId, type, title, file }, fileSettings.dailyBytes),
      )
    },
    listDocuments: async (call, { query }) =>
      whole(await presentDocuments(call, query.DriverReserveId, keys)),
  })

async function presentDocuments(call: Call, permitId: number, keys: KeyRing) {
  const session = sessionOf(call)
  const found = await listDocuments(call.db, session, permitId, readableTypes(session))
  const now = await call.now()
  const linkOf = ({ name, kind }: FoundDocument) =>
    signLink(keys, { name, kind, sessionId: session.sessionId }, now)
  return found.map((document) =>
    presentDocument(document, linkOf(document), isOneOf(session.role, outsiders)),
  )
}

/** Who does not read which person sent a document. */
const outsiders: readonly Role[] = ['Driver', 'ProductOwnerAdmin', ...organizations]

const presentDocument = (document: FoundDocument, fileName: string, isOutsider: boolean): DocumentRow => {
  const { id, type, title, uploadedAt, kind, bytes, fullName, role } = document
  const by = isOutsider && role ? roleLabels[role] : fullName
  const when = {
    date: jalaliDate(uploadedAt),
    time: clockTime(uploadedAt),
    uploadedAt: isoInstant(uploadedAt),
  }
  return { id, type, title, ...when, kind, bytes, fileName, by }
}
