import type { FileKind } from '@bargah/contract/kernel/files.ts'

const beginnings: readonly (readonly [FileKind, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['pdf', Buffer.from('%PDF-')],
]

/** What a file is by how it begins; null for all that is none of ours. */
export const kindOfFile = (bytes: Buffer): FileKind | null =>
  beginnings.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0] ?? null

const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const archiveEndReach = 65_557
const otherBeginnings = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'].map((mark) =>
  Buffer.from(mark, 'latin1'),
)
const pages = /<(?:!doctype|html|script|iframe|svg|\?php)[\s>/]/i

/** Whether the file is something else besides: an archive (read from its end), and of a picture a page or a PDF. */
export function isAlsoAnother(kind: FileKind, bytes: Buffer): boolean {
  const isArchive = bytes.subarray(-archiveEndReach).includes(archiveEnd)
  if (isArchive || otherBeginnings.some((mark) => bytes.includes(mark))) return true
  return kind !== 'pdf' && (bytes.includes('%PDF-') || pages.test(bytes.toString('latin1')))
}
