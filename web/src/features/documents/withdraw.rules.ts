import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { documentType, documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

/** In: the documents of a permit that count, and the one that is taken back. Out: whether the permit stays where it stands. */
export function keepsStatus(all: readonly DocumentRow[], takenId: number | null): boolean {
  const taken = all.find(({ id }) => id === takenId)
  const left = all.filter(({ id }) => id !== takenId).map(({ type }) => type)
  return (
    left.includes(documentType.waybill) || (taken?.type === documentType.draft && left.includes(taken.type))
  )
}

/** In: the documents of a permit, the latest first, and one of them. Out: «برگ ۲ از ۳، پشت بارنامه», as its pages are numbered. */
export function sayPage(all: readonly DocumentRow[], page: DocumentRow): string {
  const pages = all.filter(({ type }) => type === page.type)
  const number = pages.length - pages.findIndex(({ id }) => id === page.id)
  const title = page.title === documentTypeLabels[page.type] ? '' : `، ${page.title}`
  return `برگ ${formatNumber(number)} از ${formatNumber(pages.length)}${title}`
}
