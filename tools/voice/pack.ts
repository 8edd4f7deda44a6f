import type { OpusSound } from './read-ogg.ts'

/** How the file of the voice begins; the phone's reader is web/src/kernel/voice/pack.rules.ts. */
const mark = 'BGV1'

/**
 * In: the pieces. Out: the file: the mark, the length of the index, the index as JSON (pieces with how many samples they
 * last and how many bytes they take), then the packets of each, behind their lengths.
 */
export function packVoice(pieces: readonly ({ piece: string } & OpusSound)[]): Buffer {
  const [preSkip = 0, ...others] = new Set(pieces.map((one) => one.preSkip))
  if (others.length > 0) throw new Error('the encoder did not skip alike before all pieces')
  const bodies = pieces.map(({ packets }) =>
    Buffer.concat(packets.flatMap((packet) => [lengthOf(packet), packet])),
  )
  const index = Buffer.from(
    JSON.stringify({
      preSkip,
      pieces: pieces.map(({ piece, samples }, at) => [piece, samples, bodies[at]?.length ?? 0]),
    }),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32LE(index.length)
  return Buffer.concat([Buffer.from(mark, 'latin1'), size, index, ...bodies])
}

const mostBytes = 255

function lengthOf(packet: Buffer): Buffer {
  if (packet.length > mostBytes) throw new Error('a packet whose length does not fit into a byte')
  return Buffer.from([packet.length])
}
