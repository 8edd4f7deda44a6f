import { documents } from '@bargah/contract/features/documents/documents.endpoints.ts'
import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { documentAdded, documentWithdrawn } from '@bargah/contract/features/documents/documents.text.ts'
import { isOneOf, organizations, type Role, roleLabels, supporters } from '@bargah/contract/kernel/access.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { made, routes, says, whole } from '../../kernel/routes.ts'
import { linksFor } from '../files/files.api.ts'
import { addDocument } from './add-document.ts'
import { mayWithdrawDocument, readableTypes } from './documents.rules.ts'
import { type FoundDocument, listDocuments } from './documents.views.ts'
import { withdrawDocument } from './withdraw-document.ts'

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
    withdrawDocument: says(documentWithdrawn, (call, { body }) => withdrawDocument(call, body.Id, body.Desc)),
    listDocuments: async (call, { query: { DriverReserveId: permitId, Withdrawn = false } }) =>
      whole(await presentDocuments(call, { permitId, withdrawn: Withdrawn }, keys)),
  })

type Asked = { permitId: number; withdrawn: boolean }

async function presentDocuments(call: Call, { permitId, withdrawn }: Asked, keys: KeyRing) {
  const session = sessionOf(call)
  const types = readableTypes(session)
  const withWithdrawn = withdrawn && isOneOf(session.role, supporters)
  const found = await listDocuments(call.db, session, { permitId, types, withWithdrawn })
  const linkFor = await linksFor(call, keys)
  return found.map((document) => presentDocument(document, linkFor(document), session))
}

/** Who does not read which person sent a document. */
const outsiders: readonly Role[] = ['Driver', 'ProductOwnerAdmin', ...organizations]

const presentDocument = (document: FoundDocument, fileName: string, session: Session): DocumentRow => {
  const { id, type, title, uploadedAt, kind, bytes, fullName, role, status } = document
  const { companyId, productOwnerId, withdrawnAt, withdrawnBy, withdrawReason } = document
  const by = isOneOf(session.role, outsiders) && role ? roleLabels[role] : fullName
  const sent = { type, status, isWithdrawn: withdrawnAt !== null, sender: { companyId, productOwnerId } }
  const when = {
    date: jalaliDate(uploadedAt),
    time: clockTime(uploadedAt),
    uploadedAt: isoInstant(uploadedAt),
  }
  return {
    id,
    type,
    title,
    kind,
    bytes,
    fileName,
    by,
    ...when,
    mayWithdraw: mayWithdrawDocument(session, sent) === null,
    withdrawn: withdrawnAt && { at: isoInstant(withdrawnAt), by: withdrawnBy, reason: withdrawReason ?? '' },
  }
}
