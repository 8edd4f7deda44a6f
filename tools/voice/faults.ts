const mostBytes = 400_000

type Voice = { pieces: readonly string[]; sounds: readonly string[]; packed: Buffer }

/** In: the list of pieces, those whose sounds are written, and the file. Out: a line for each way in which they do not agree. */
export function faultsOfVoice({ pieces, sounds, packed }: Voice): string[] {
  const made = namesIn(packed)
  const twice = pieces.filter((piece, at) => pieces.indexOf(piece) !== at)
  return [
    ...twice.map((piece) => `«${piece}» stands twice in contract/src/features/voice/pieces.ts`),
    ...missing(pieces, sounds, 'has no sounds in tools/voice/sounds.ts'),
    ...missing(sounds, pieces, 'of tools/voice/sounds.ts is no piece'),
    ...missing(pieces, made, 'is not in the file of the voice: npm run voice'),
    ...missing(made, pieces, 'is in the file of the voice and no piece any more: npm run voice'),
    ...(packed.length > mostBytes ? [`the voice takes ${packed.length} bytes, more than ${mostBytes}`] : []),
  ]
}

function missing(some: readonly string[], others: readonly string[], words: string): string[] {
  const known = new Set(others)
  return some.filter((one) => !known.has(one)).map((one) => `«${one}» ${words}`)
}

function namesIn(packed: Buffer): string[] {
  const index = JSON.parse(packed.toString('utf8', 8, 8 + packed.readUInt32LE(4))) as { pieces: [string][] }
  return index.pieces.map(([piece]) => piece)
}
