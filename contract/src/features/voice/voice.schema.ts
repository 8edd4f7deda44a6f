import * as z from 'zod/mini'
import { field } from '../../kernel/fields.ts'
import { voicePieces } from './pieces.ts'
import { leastSoundBytes, mostSoundBytes, soundKindOf } from './sound.ts'

const known = new Set(voicePieces)
const noPiece = 'این تکه در فهرست صدا نیست.'
const pieceField = field<string, string>('تکهٔ صدا', { type: 'string' }, (value) =>
  typeof value === 'string' && known.has(value) ? { value } : { fault: noPiece },
)

const base64 = /^[A-Za-z0-9+/]*={0,2}$/
const bitsOfSign = 6
const bitsOfByte = 8
const mostSigns = Math.ceil((mostSoundBytes * bitsOfByte) / bitsOfSign) + 4

/** A recording as base64, told by its content. */
const soundField = field<string, string>(
  'صدای ضبط‌شده',
  { type: 'string', contentEncoding: 'base64' },
  (value) => {
    if (typeof value !== 'string' || !base64.test(value) || value.length % 4 !== 0)
      return { fault: 'صدای ضبط‌شده درست نرسید؛ دوباره ضبط کنید.' }
    if (value.length > mostSigns) return { fault: 'صدای ضبط‌شده بلندتر از اندازه است؛ کوتاه‌تر بگویید.' }
    const bytes = Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0))
    if (bytes.length < leastSoundBytes) return { fault: 'صدایی ضبط نشد؛ دوباره بگویید.' }
    if (bytes.length > mostSoundBytes) return { fault: 'صدای ضبط‌شده بلندتر از اندازه است؛ کوتاه‌تر بگویید.' }
    return soundKindOf(bytes) === null ? { fault: 'این فایل صدای ضبط‌شده نیست.' } : { value }
  },
)

export const RecordPieceBody = z.object({ Piece: pieceField, Sound: soundField })
export const RemoveRecordingBody = z.object({ Piece: pieceField })

/** A piece that somebody said himself; its sound is at `/voice/{id}` and stays the same there. */
export const Recording = z.object({ id: z.number(), piece: z.string(), recordedAt: z.string() })
export type Recording = z.output<typeof Recording>
