/** A recording as a browser makes it: Opus in WebM or Ogg, or AAC in MP4. */
export const soundKinds = ['webm', 'ogg', 'mp4'] as const
export type SoundKind = (typeof soundKinds)[number]

/** A piece of a few words takes no more; the longest takes three seconds. */
export const mostSoundBytes = 48_000
export const leastSoundBytes = 300

const webmMark = [0x1a, 0x45, 0xdf, 0xa3]
const headBytes = 2_000

// two letters alone stand in sounds by chance
const picture = /V_(?:VP8|VP9|AV1|MPEG|MS|THEORA|UNCOMPRESSED)/

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, headBytes))

/** In: the bytes of a file. Out: which kind of recording they are, by what stands in them; null for anything else. */
export function soundKindOf(bytes: Uint8Array): SoundKind | null {
  const head = textOf(bytes)
  if (webmMark.every((byte, at) => bytes[at] === byte))
    return head.includes('webm') && head.includes('A_OPUS') && !picture.test(head) ? 'webm' : null
  if (head.startsWith('OggS')) return head.indexOf('OpusHead') === 28 ? 'ogg' : null
  return head.slice(4, 8) === 'ftyp' && !head.includes('vide') ? 'mp4' : null
}
