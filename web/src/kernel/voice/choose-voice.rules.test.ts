import { expect, it } from 'vitest'
import { persianVoice, chooseVoice } from './choose-voice.rules.ts'

const said = [{ piece: 'بارِ' }, { piece: 'تهران' }, { restMs: 300 }]
const free = [...said, { free: 'سلام' }]
const all = () => true
const none = () => false

it.each([
  ['made pieces, without a voice', said, false, none, 'pieces'],
  ['the voice, where there is one', said, true, none, 'voice'],
  ['pieces that were all recorded, before the voice', said, true, all, 'pieces'],
  ['the voice, where one piece is made', said, true, (piece: string) => piece === 'بارِ', 'voice'],
  ['the voice, where words are no piece', free, true, all, 'voice'],
  ['what pieces there are, without a voice', free, false, none, 'pieces'],
] as const)('says it by %s', (_name, words, hasVoice, isRecorded, expected) => {
  expect(chooseVoice(words, { hasVoice, isRecorded })).toBe(expected)
})

it.each([
  [[{ lang: 'fa-IR', localService: true }], 'fa-IR'],
  [[{ lang: 'fa_IR', localService: true }], 'fa_IR'],
  [[{ lang: 'fa-IR', localService: false }], undefined],
  [[{ lang: 'fat-GH', localService: true }], undefined],
  [
    [
      { lang: 'en-US', localService: true },
      { lang: 'FA', localService: true },
    ],
    'FA',
  ],
  [[], undefined],
])('finds the Persian voice of %j', (voices, lang) => {
  expect(persianVoice(voices)?.lang).toBe(lang)
})
