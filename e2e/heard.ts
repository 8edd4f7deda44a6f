import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { toPieces } from '../web/src/kernel/voice/pieces.rules.ts'

/** The file of the voice by its index: how long each piece lasts, in samples at 48,000 a second. */
const file = readFileSync(new URL('../web/src/kernel/voice/pieces.bin', import.meta.url))
const index = JSON.parse(file.toString('utf8', 8, 8 + file.readUInt32LE(4))) as {
  pieces: [piece: string, samples: number, bytes: number][]
}
const samplesOf = new Map(index.pieces.map(([piece, samples]) => [piece, samples]))
const rate = 48_000

/** Notes each sound that a page starts, by how long it lasts; to be called before the page is opened. */
export const noteSounds = (page: Page) =>
  page.addInitScript(`
    globalThis.started = []
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...given) {
      globalThis.started.push(this.buffer?.duration ?? 0)
      return start.apply(this, given)
    }`)

/** Gives a page a Persian voice, as some phones have one, and notes what it says; to be called before the page is opened. */
export const giveVoice = (page: Page) =>
  page.addInitScript(`
    globalThis.voiced = []
    speechSynthesis.getVoices = () => [{ lang: 'fa-IR', localService: true }]
    globalThis.SpeechSynthesisUtterance = class extends EventTarget {
      constructor(text) { super(); this.text = text }
    }
    speechSynthesis.speak = (saying) => {
      globalThis.voiced.push(saying.text)
      setTimeout(() => saying.dispatchEvent(new Event('end')), 300)
    }`)

export const voicedIn = (page: Page) => page.evaluate<string[]>('globalThis.voiced')

/** The lengths of the sounds that were started since the last time, in seconds. */
export const soundsOf = (page: Page) => page.evaluate<number[]>('globalThis.started.splice(0)')

/** In: a sentence in words. Out: the pieces that it is put together from. Throws where a word is none. */
export const piecesOf = (words: string): string[] =>
  toPieces(words).flatMap((one) => {
    if ('free' in one) throw new Error(`no piece says «${one.free}»`)
    return 'piece' in one ? [one.piece] : []
  })

// browsers leave out a moment at the beginning of a file of Opus
const momentS = 0.012

/** Whether a sound of so many seconds is the made one of a piece. */
export const isMade = (piece: string, seconds = 0): boolean =>
  Math.abs(seconds - (samplesOf.get(piece) ?? 0) / rate) < momentS
