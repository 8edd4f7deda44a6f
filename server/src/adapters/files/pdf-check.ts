import { inflateSync } from 'node:zlib'
import type { FileFault } from '@bargah/contract/kernel/files.ts'

// what runs, opens other files or carries them, in the names that a PDF has for it (ISO 32000-2, 12.6.4 and 7.11.4)
const acting = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'GoToE',
  'ImportData',
]
const names = (some: readonly string[]) => new RegExp(`/(?:${some.join('|')})(?![A-Za-z0-9_])`)
const actingName = names(acting)
const encryptName = names(['Encrypt'])
const objectStream = /\/Type\s*\/ObjStm(?![A-Za-z0-9_])/
const mostInflated = 32 * 1024 * 1024

/** Why a PDF is not taken, or null: it must be whole, without a password, and hold nothing that acts by itself. */
export function faultOfPdf(bytes: Buffer): FileFault | null {
  const text = plainNames(bytes.toString('latin1'))
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-1024))) return 'broken'
  if (encryptName.test(text)) return 'locked'
  const packed = unpackObjects(text, bytes)
  if (packed === null) return 'broken'
  return [text, ...packed].some((part) => actingName.test(part)) ? 'active' : null
}

/** Names may be written by codes: `/J#53` is `/JS`. Replaces each code by a letter of the same place in the text. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Objects that are packed together in a stream, as text; null when one cannot be read. */
function unpackObjects(text: string, bytes: Buffer): string[] | null {
  const raw = bytes.toString('latin1')
  const unpacked: string[] = []
  let left = mostInflated
  for (const { index } of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(index - 3, index) === 'end') continue
    const dictionary = plainNames(raw.slice(Math.max(raw.lastIndexOf(' obj', index), 0), index))
    if (!objectStream.test(dictionary)) continue
    const objects = unpack(bytes, raw.indexOf('\n', index) + 1, left)
    if (objects === null) return null
    left -= objects.length
    unpacked.push(plainNames(objects))
  }
  // more are announced than were found: they hide from us
  const announced = text.match(new RegExp(objectStream, 'g'))?.length ?? 0
  return announced > unpacked.length ? null : unpacked
}

function unpack(bytes: Buffer, from: number, most: number): string | null {
  try {
    return inflateSync(bytes.subarray(from), { maxOutputLength: Math.max(most, 1) }).toString('latin1')
  } catch {
    return null
  }
}
