import {
  documentFlags,
  documentSenders,
  documentType,
  type DocumentType,
} from '@bargah/contract/features/documents/documents.states.ts'
import type { DocumentRefusal, WithdrawRefusal } from '@bargah/contract/features/documents/documents.text.ts'
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
  const isFree = isOneOf(who.role, documentSenders)
  if (!isFree && !holdsFlag(who, documentFlags[facts.type].add)) return 'not_by_you'
  // the switch is the company's: an owner writes the drafts of his own goods
  if (!isFree && facts.type === documentType.draft && !facts.insertDraft) return 'no_drafts'
  if (facts.status === permitStatus.voided) return 'voided'
  return facts.documentCount >= mostOfPermit ? 'too_many' : null
}

/** The state that a document brings its permit to; null when it leaves it where it stands (rules 12.2). */
export function computeNextStatus(type: DocumentType, status: PermitStatus): PermitStatus | null {
  const action = actionOf[type]
  return permitCan(action, status) ? permitActions[action].to : null
}

/** On whose behalf an account works: a company's, a product owner's, or neither's. */
export type Side = { companyId: number | null; productOwnerId: number | null }

type Sent = { type: DocumentType; status: PermitStatus; isWithdrawn: boolean; sender: Side }

/** In: who takes which document back from a permit that he sees. Out: why not, or null (docs/decisions/0083). */
export function mayWithdrawDocument(who: Who & Side, sent: Sent): WithdrawRefusal | null {
  const { type, status, isWithdrawn, sender } = sent
  if (!isOneOf(who.role, documentSenders) && !holdsFlag(who, documentFlags[type].withdraw))
    return 'no_withdraw'
  if (!isOneOf(who.role, supporters) && !isOfSide(who, sender)) return 'sent_by_others'
  if (isWithdrawn) return 'withdrawn'
  if (status === permitStatus.voided) return 'voided_keeps'
  return permitCan('backToIssued', status) ? null : 'past_papers'
}

const isOfSide = (who: Who & Side, sender: Side): boolean =>
  who.role === 'ProductOwnerAdmin'
    ? sender.productOwnerId === who.productOwnerId
    : sender.companyId === who.companyId

type Left = { types: readonly DocumentType[]; wasPrinted: boolean }

/** Where a permit goes back to without a document, by those it still has and whether it was printed; null when it stays. */
export function computeStatusBack(status: PermitStatus, { types, wasPrinted }: Left): PermitStatus | null {
  const action = backWith(types, wasPrinted)
  return action !== null && permitCan(action, status) ? permitActions[action].to : null
}

function backWith(types: Left['types'], wasPrinted: boolean) {
  if (types.includes(documentType.waybill)) return null
  if (types.includes(documentType.draft)) return 'backToDraft'
  return wasPrinted ? 'backToPrinted' : 'backToIssued'
}
