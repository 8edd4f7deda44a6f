import { joinBytes } from '@bargah/contract/kernel/bytes.ts'
import type { PackedPiece } from './pack.rules.ts'

/** Pages of Ogg around packets of Opus (RFC 3533, 7845), so that a browser decodes them like any file. */

const rate = 48_000
const polynomial = 0x04_c1_1d_b7
const lacingFull = 255
const mostLaces = 255

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let sum = at << 24
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80_00_00_00 ? (sum << 1) ^ polynomial : sum << 1
  return sum
})

const checksum = (bytes: Uint8Array) =>
  bytes.reduce((sum, byte) => ((sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)) >>> 0, 0)

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const first = 2
const last = 4

type Page = { flags: number; granule: number; number: number; packets: readonly Uint8Array[] }

function pageOf({ flags, granule, number, packets }: Page): Uint8Array {
  const laces = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / lacingFull) }, () => lacingFull),
    length % lacingFull,
  ])
  const head = new Uint8Array(27 + laces.length)
  const view = new DataView(head.buffer)
  head.set(ascii('OggS'))
  head[5] = flags
  view.setBigInt64(6, BigInt(granule), true)
  view.setUint32(14, 1, true)
  view.setUint32(18, number, true)
  head[26] = laces.length
  head.set(laces, 27)
  const page = joinBytes([head, ...packets])
  new DataView(page.buffer).setUint32(22, checksum(page), true)
  return page
}

function opusHead(preSkip: number) {
  const head = new Uint8Array(19)
  const view = new DataView(head.buffer)
  head.set(ascii('OpusHead'))
  head.set([1, 1], 8)
  view.setUint16(10, preSkip, true)
  view.setUint32(12, rate, true)
  return head
}

/** In: a piece of the voice, shorter than fifteen seconds. Out: it as a file of Opus in Ogg. */
export function asOgg({ packets, samples }: PackedPiece, preSkip: number): Uint8Array<ArrayBuffer> {
  if (packets.length > mostLaces) throw new Error('longer than a page')
  const tags = joinBytes([ascii('OpusTags'), new Uint8Array(8)])
  return joinBytes([
    pageOf({ flags: first, granule: 0, number: 0, packets: [opusHead(preSkip)] }),
    pageOf({ flags: 0, granule: 0, number: 1, packets: [tags] }),
    pageOf({ flags: last, granule: preSkip + samples, number: 2, packets }),
  ])
}
