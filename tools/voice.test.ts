import { describe, expect, it } from 'vitest'
import { faultsOfVoice } from './voice/faults.ts'
import { packVoice } from './voice/pack.ts'
import { asPhonemes } from './voice/sounds.ts'
import { levelled, readWave, trimmed, writeWave } from './voice/wave.ts'
import { readOgg } from './voice/read-ogg.ts'
import { asOgg } from '../web/src/kernel/voice/ogg.rules.ts'
import { readPack } from '../web/src/kernel/voice/pack.rules.ts'

const sound = { preSkip: 312, samples: 2_880, packets: [Buffer.from([1, 2, 3]), Buffer.from([4])] }
const packed = (...pieces: string[]) => packVoice(pieces.map((piece) => ({ piece, ...sound })))

describe('the list of pieces and the file', () => {
  it('agree', () => {
    expect(faultsOfVoice({ pieces: ['یک'], sounds: ['یک'], packed: packed('یک') })).toEqual([])
  })

  it.each([
    [{ pieces: ['یک', 'یک'], sounds: ['یک'], packed: packed('یک') }, 'stands twice'],
    [{ pieces: ['یک', 'دو'], sounds: ['یک'], packed: packed('یک', 'دو') }, '«دو» has no sounds'],
    [{ pieces: ['یک'], sounds: ['یک', 'دو'], packed: packed('یک') }, 'is no piece'],
    [{ pieces: ['یک', 'دو'], sounds: ['یک', 'دو'], packed: packed('یک') }, '«دو» is not in the file'],
    [{ pieces: ['یک'], sounds: ['یک'], packed: packed('یک', 'دو') }, 'no piece any more'],
    [
      { pieces: ['یک'], sounds: ['یک'], packed: Buffer.concat([packed('یک'), Buffer.alloc(400_000)]) },
      'more than 400000',
    ],
  ])('that do not agree are told: %#', (voice, words) => {
    expect(faultsOfVoice(voice).join('\n')).toContain(words)
  })
})

it('is read by the phone as it was packed', () => {
  const file = packed('یک', 'بیست و')
  const pack = readPack(new Uint8Array(file).buffer)
  expect(pack.names).toEqual(['یک', 'بیست و'])
  expect(pack.find('بیست و')).toEqual({
    samples: 2_880,
    packets: [new Uint8Array([1, 2, 3]), new Uint8Array([4])],
  })
  expect(pack.find('سه')).toBeUndefined()
  expect(() => readPack(new Uint8Array(file).buffer.slice(0, -1))).toThrow('cut off')
})

it('gives a browser a piece as a file that reads as it was encoded', () => {
  const packets = [Uint8Array.from({ length: 255 }, (_, at) => at), new Uint8Array([7]), new Uint8Array(300)]
  const file = Buffer.from(asOgg({ packets, samples: 2_880 }, 312))
  expect(readOgg(file)).toEqual({
    preSkip: 312,
    samples: 2_880,
    packets: packets.map((one) => Buffer.from(one)),
  })
  // the sum of the first page, as libogg writes it for this head
  expect(file.toString('latin1', 28, 36)).toBe('OpusHead')
})

it.each([
  ['tehrAn', "tehR'An"],
  ['mAl-e x', "m'Ale x"],
  ['bist-o', "b'isto"],
  ["b'ezanid", "b'ezanid"],
  ['nObat-e SomA', "no:b'ate Som'A"],
])('writes %s for the synthesiser as %s', (sounds, phonemes) => {
  expect(asPhonemes(sounds)).toBe(phonemes)
})

it('cuts a piece and levels it, without cutting off its loudest', () => {
  const samples = new Int16Array(4_000)
  samples.fill(4_000, 2_000, 2_400)
  const cut = trimmed({ rate: 1_000, samples })
  expect(cut.samples.length).toBe(400 + 2 * 12 - 1)
  const level = levelled(cut)
  expect(Math.max(...level.samples)).toBeGreaterThan(4_500)
  expect(Math.max(...levelled({ rate: 1_000, samples }).samples)).toBeLessThanOrEqual(31_130)
  expect(readWave(writeWave(cut))).toEqual(cut)
})
