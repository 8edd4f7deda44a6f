import { spellingsOf } from '@bargah/contract/kernel/spellings.ts'
import { compactText, normalizeText } from '@bargah/contract/kernel/text.ts'

type Named = { label: string; words: string }

/** How well something is what was typed, the best first: its number, a whole word of it, how a word of it begins, less. */
export const rank = { number: 0, whole: 1, begins: 2, inside: 3 } as const
export type Rank = (typeof rank)[keyof typeof rank]

/** In: places with their names, and what is typed. Out: those that hold every word, the best first, names that begin so before others. */
export function findPlaces<Place extends Named>(places: readonly Place[], typed: string) {
  const wanted = normalizeText(typed)
  const words = wanted.split(' ')
  const textOf = ({ label, words: others }: Named) => normalizeText(`${label} ${others}`)
  const begins = (place: Named) => normalizeText(place.label).startsWith(wanted)
  return places
    .filter((place) => words.every((word) => textOf(place).includes(word)))
    .map((place) => ({ place, rank: begins(place) ? rank.whole : rankOf(textOf(place), typed) }))
    .toSorted(
      (one, other) => one.rank - other.rank || Number(begins(other.place)) - Number(begins(one.place)),
    )
}

const wordsOf = (text: string) =>
  normalizeText(text)
    .split(/[\s/،:.()«»-]+/)
    .filter(Boolean)

/** In: a name, and what is typed, in any spelling. Out: how well the name, or a word of it and what follows, is that; of several words the least. */
export function rankOf(name: string, typed: string): Rank {
  const words = wordsOf(name)
  const asOne = rankOfKey(words, compactText(typed))
  if (asOne !== rank.inside) return asOne
  const ranks = wordsOf(typed).map((word) => rankOfKey(words, word))
  return ranks.includes(rank.inside) ? rank.inside : (ranks.toSorted().at(-1) ?? rank.inside)
}

function rankOfKey(words: readonly string[], key: string): Rank {
  const begun = words.flatMap((_, at) => {
    const rest = words.slice(at).map((_word, count) => words.slice(at, at + count + 1).join(''))
    return rest.find((run) => key !== '' && run.startsWith(key)) ?? []
  })
  if (begun.includes(key)) return rank.whole
  return begun.length > 0 ? rank.begins : rank.inside
}

const fewestDigits = 4

/** In: a phone, and what is typed. Out: whether it ends so, as people know phones. */
export function endsSo(mobile: string, typed: string): boolean {
  const wanted = compactText(typed)
  return wanted.length >= fewestDigits && /^\d+$/.test(wanted) && mobile.endsWith(wanted)
}

/** In: a number of something, and what is typed. Out: whether it is that. */
export const isNumberedSo = (number: number, typed: string): boolean => String(number) === compactText(typed)

type Part = { part: string; at: number; isTyped: boolean }

/** In: a text, and what is typed. Out: the text in parts, each with where it begins and whether it is a word that was typed, in whatever spelling. */
export function partsOf(text: string, typed: string): Part[] {
  const words = normalizeText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return [{ part: text, at: 0, isTyped: false }]
  // the longer first, so that a word which another begins with does not cut it
  const patterns = words.toSorted((one, other) => other.length - one.length).map(spellingsOf)
  let at = 0
  return text.split(new RegExp(`(${patterns.join('|')})`, 'i')).map((part, index) => {
    const from = at
    at += part.length
    return { part, at: from, isTyped: index % 2 === 1 }
  })
}
