/** A piece in the file of the voice: packets of Opus, and how many samples at 48,000 a second are heard of them. */
export type PackedPiece = { packets: readonly Uint8Array<ArrayBuffer>[]; samples: number }
export type VoicePack = {
  preSkip: number
  find: (piece: string) => PackedPiece | undefined
  names: readonly string[]
}

type Index = { preSkip: number; pieces: [piece: string, samples: number, bytes: number][] }

const mark = 'BGV1'
const headBytes = 8

/** In: the file that `npm run voice` makes. Out: its pieces, read where they are asked for. */
export function readPack(file: ArrayBuffer): VoicePack {
  const bytes = new Uint8Array(file)
  if (new TextDecoder().decode(bytes.subarray(0, mark.length)) !== mark) throw new Error('no voice')
  const indexBytes = new DataView(file).getUint32(mark.length, true)
  const index = JSON.parse(
    new TextDecoder().decode(bytes.subarray(headBytes, headBytes + indexBytes)),
  ) as Index
  const places = new Map<string, { samples: number; from: number; to: number }>()
  let from = headBytes + indexBytes
  for (const [piece, samples, length] of index.pieces) {
    places.set(piece, { samples, from, to: from + length })
    from += length
  }
  if (from !== bytes.length) throw new Error('the voice is cut off')
  return {
    preSkip: index.preSkip,
    names: [...places.keys()],
    find: (piece) => {
      const place = places.get(piece)
      return place && { samples: place.samples, packets: packetsIn(bytes.subarray(place.from, place.to)) }
    },
  }
}

function packetsIn(body: Uint8Array<ArrayBuffer>) {
  const packets: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < body.length; ) {
    const length = body[at] ?? 0
    packets.push(body.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return packets
}
