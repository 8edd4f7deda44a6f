import { expect, it } from 'vitest'
import { soundKindOf } from './sound.ts'

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))
const webm = (...words: string[]) => [0x1a, 0x45, 0xdf, 0xa3, ...ascii(words.join(' '))]
const ogg = (codec: string) => [...ascii('OggS'), ...Array.from({ length: 24 }, () => 0), ...ascii(codec)]

it.each([
  ['webm with Opus', webm('webm', 'A_OPUS'), 'webm'],
  ['webm with a picture', webm('webm', 'A_OPUS', 'V_VP8'), null],
  ['webm whose sound happens to hold two letters', webm('webm', 'A_OPUS', 'xV_q'), 'webm'],
  ['Matroska of another kind', webm('matroska', 'A_OPUS'), null],
  ['Ogg with Opus', ogg('OpusHead'), 'ogg'],
  ['Ogg with a picture', ogg('theora'), null],
  ['MP4', [0, 0, 0, 32, ...ascii('ftypmp42 soun')], 'mp4'],
  ['MP4 with a picture', [0, 0, 0, 32, ...ascii('ftypmp42 vide')], null],
  ['a picture', [0xff, 0xd8, 0xff, 0xe0], null],
  ['a page', ascii('<html>webm A_OPUS OggS ftyp'), null],
  ['nothing', [], null],
])('tells %s by its content', (_name, bytes, kind) => {
  expect(soundKindOf(new Uint8Array(bytes))).toBe(kind)
})
