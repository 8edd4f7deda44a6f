/** What an encoder wrote: packets of Opus, and how many samples at 48,000 a second are skipped before and heard in all. */
export type OpusSound = { packets: Buffer[]; preSkip: number; samples: number }

const pageHead = 27
const lacingFull = 255

/** In: a file of Opus in Ogg with one stream. Out: what is in it. */
export function readOgg(file: Buffer): OpusSound {
  const found: Buffer[] = []
  let [held, granule] = [[] as Buffer[], 0]
  for (let at = 0; at < file.length; ) {
    if (file.toString('latin1', at, at + 4) !== 'OggS') throw new Error('no page of Ogg')
    granule = Number(file.readBigInt64LE(at + 6))
    const laces = file.subarray(at + pageHead, at + pageHead + file.readUInt8(at + pageHead - 1))
    at += pageHead + laces.length
    for (const lace of laces) {
      held.push(file.subarray(at, at + lace))
      at += lace
      if (lace < lacingFull) found.push(Buffer.concat(held.splice(0)))
    }
  }
  const [head, , ...packets] = found
  const preSkip = head?.readUInt16LE(10) ?? 0
  return { packets, preSkip, samples: granule - preSkip }
}
