import { spellingsOf } from '@bargah/contract/kernel/spellings.ts'
import { compactText, normalizeText } from '@bargah/contract/kernel/text.ts'

type Named = { label: string; words: string }

/** In: places with their names, and what is typed. Out: those that hold every word, names that begin so first. */
export function findPlaces<Place extends Named>(places: readonly Place[], typed: string): Place[] {
  const wanted = normalizeText(typed)
  const words = wanted.split(' ')
  const textOf = ({ label, words: others }: Named) => normalizeText(`${label} ${others}`)
  const begins = (place: Named) => normalizeText(place.label).startsWith(wanted)
  return places
    .filter((place) => words.every((word) => textOf(place).includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

/** In: a name, and what is typed. Out: whether the name, or a word of it and all that follows, begins so. */
export function isNamedSo(name: string, typed: string): boolean {
  const wanted = compactText(typed)
  const words = normalizeText(name).split(' ')
  return wanted !== '' && words.some((_, at) => words.slice(at).join('').startsWith(wanted))
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
