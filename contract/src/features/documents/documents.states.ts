import { type Flag, type Role, supporters } from '../../kernel/access.ts'

/** What a permit's document is (rules 12.12): the waybill itself, or the draft that comes before it. */
export const documentType = { waybill: 0, draft: 1 } as const
export const documentTypes = Object.values(documentType)
export type DocumentType = (typeof documentTypes)[number]

export const documentTypeLabels: Record<DocumentType, string> = {
  [documentType.waybill]: 'بارنامه',
  [documentType.draft]: 'حواله',
}

/** Which flags of a company's member are for which document (docs/decisions/0030-files.md, 0083). */
export const documentFlags = {
  [documentType.waybill]: {
    add: 'access_Bill_Sent',
    list: 'access_Bill_List',
    withdraw: 'access_Bill_Sent',
  },
  [documentType.draft]: {
    add: 'access_Draft_Add',
    list: 'access_Draft_List',
    withdraw: 'access_Draft_Delete',
  },
} as const satisfies Record<DocumentType, Record<'add' | 'list' | 'withdraw', Flag>>

/** Who adds documents to the permits that they see without a flag: support, and an owner to those of his own cargos. */
export const documentSenders = [...supporters, 'ProductOwnerAdmin'] as const satisfies readonly Role[]
