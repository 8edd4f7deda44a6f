import { voicePieces } from '@bargah/contract/features/voice/pieces.ts'

/** What is said of a sentence, in order: a piece by its words, a rest, or words that no piece has. */
export type SpokenPart = { piece: string } | { restMs: number } | { free: string }

const endRestMs = 320
const commaRestMs = 140
const halfSpace = '\u200c'
const mark = /[.،؛:؟!?…]/
const markAtEnd = /[.؟!?…]/
// what is written and not said
const unsaid = /[«»()"'٫٬\-–]/g

/** Half-spaces and Arabic letters are one way and another in names of towns and goods that people typed. */
const plain = (words: string) =>
  words.replaceAll(halfSpace, ' ').replaceAll('ي', 'ی').replaceAll('ك', 'ک').replaceAll('ۀ', 'هٔ')

const byWords: ReadonlyMap<string, string> = new Map(voicePieces.map((piece) => [plain(piece), piece]))
const longest = Math.max(...[...byWords.keys()].map((words) => words.split(' ').length))

/** In: a sentence in words, without figures. Out: what is said of it: the longest piece that fits, again and again. */
export function toPieces(sentence: string): SpokenPart[] {
  const words = plain(sentence).replaceAll(unsaid, ' ').split(/\s+/).flatMap(splitMarks).filter(Boolean)
  const said: SpokenPart[] = []
  for (let at = 0; at < words.length; ) {
    const [next, length] = nextOf(words, at)
    at += length
    const before = said.at(-1)
    if ('free' in next && before && 'free' in before) before.free += ` ${next.free}`
    else said.push(next)
  }
  return said
}

const splitMarks = (word: string) => word.split(new RegExp(`(${mark.source})`))

function nextOf(words: readonly string[], at: number): [SpokenPart, number] {
  const word = words[at] ?? ''
  if (mark.test(word)) return [{ restMs: markAtEnd.test(word) ? endRestMs : commaRestMs }, 1]
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const piece = byWords.get(words.slice(at, at + length).join(' '))
    if (piece !== undefined) return [{ piece }, length]
  }
  return [{ free: word }, 1]
}
