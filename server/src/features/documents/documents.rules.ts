import {
  documentFlags,
  documentType,
  type DocumentType,
} from '@bargah/contract/features/documents/documents.states.ts'
import type { DocumentRefusal } from '@bargah/contract/features/documents/documents.text.ts'
import {
  permitActions,
  permitCan,
  type PermitStatus,
  permitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'
import { type Flag, holdsFlag, isOneOf, type Role, supporters } from '@bargah/contract/kernel/access.ts'

type Who = { role: Role; flags: readonly Flag[] }

const actionOf = { [documentType.draft]: 'uploadDraft', [documentType.waybill]: 'uploadWaybill' } as const

/** Which documents of a permit that he sees somebody may list: of a company's member his flags say it (rules 12.12). */
export const readableTypes = (who: Who): DocumentType[] =>
  Object.values(documentType).filter(
    (type) => who.role !== 'TransportationCompanyMember' || holdsFlag(who, documentFlags[type].list),
  )

const mostOfPermit = 20

type Facts = {
  type: DocumentType
  status: PermitStatus
  /** Whether the permit's company may upload drafts (rules 4.5). */
  insertDraft: boolean
  documentCount: number
}

/** In: who adds which document to a permit that he sees. Out: why not, or null. */
export function mayAddDocument(who: Who, facts: Facts): DocumentRefusal | null {
  const isSupport = isOneOf(who.role, supporters)
  if (!isSupport && !holdsFlag(who, documentFlags[facts.type].add)) return 'not_by_you'
  if (!isSupport && facts.type === documentType.draft && !facts.insertDraft) return 'no_drafts'
  if (facts.status === permitStatus.voided) return 'voided'
  return facts.documentCount >= mostOfPermit ? 'too_many' : null
}

/** The state that a document brings its permit to; null when it leaves it where it stands (rules 12.2). */
export function computeNextStatus(type: DocumentType, status: PermitStatus): PermitStatus | null {
  const action = actionOf[type]
  return permitCan(action, status) ? permitActions[action].to : null
}
