/** What a permit's document is (spec 2 §2.5): the waybill itself, or the draft that comes before it. */
export const documentType = { waybill: 0, draft: 1 } as const
export const documentTypes = Object.values(documentType)
export type DocumentType = (typeof documentTypes)[number]

export const documentTypeLabels: Record<DocumentType, string> = {
  [documentType.waybill]: 'بارنامه',
  [documentType.draft]: 'حواله',
}
