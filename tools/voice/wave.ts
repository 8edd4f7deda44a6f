/** Sound of one channel: sixteen-bit samples, so many a second. */
export type Wave = { rate: number; samples: Int16Array }

const headBytes = 44
const dataAt = 36

/** In: a WAV file of one channel and sixteen bits, as the synthesiser writes it. Out: its sound. */
export function readWave(file: Buffer): Wave {
  if (file.toString('latin1', dataAt, dataAt + 4) !== 'data') throw new Error('a WAV file of another kind')
  const samples = new Int16Array(file.buffer, file.byteOffset + headBytes, (file.length - headBytes) >> 1)
  return { rate: file.readUInt32LE(24), samples }
}

/** In: a sound. Out: it as a WAV file. */
export function writeWave({ rate, samples }: Wave): Buffer {
  const head = Buffer.alloc(headBytes)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(dataAt + samples.byteLength, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', dataAt, 'latin1')
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)])
}

const silent = 250
const edgeS = 0.012

/** In: a spoken piece. Out: it without the silence before and after, so that pieces follow one another without a gap. */
export function trimmed({ rate, samples }: Wave): Wave {
  const isLoud = (sample: number) => Math.abs(sample) > silent
  const edge = Math.round(rate * edgeS)
  const from = Math.max(0, samples.findIndex(isLoud) - edge)
  const to = Math.min(samples.length, samples.findLastIndex(isLoud) + edge)
  return { rate, samples: samples.slice(from, to) }
}

const wanted = 0.16
const most = 0.95
const full = 32_768

/** In: a spoken piece. Out: it as loud as every other, by its mean power, and never cut off. */
export function levelled({ rate, samples }: Wave): Wave {
  const power = Math.sqrt(samples.reduce((sum, one) => sum + (one / full) ** 2, 0) / samples.length)
  const peak = samples.reduce((top, one) => Math.max(top, Math.abs(one)), 1) / full
  const gain = Math.min(wanted / power, most / peak)
  return { rate, samples: samples.map((one) => Math.round(one * gain)) }
}
