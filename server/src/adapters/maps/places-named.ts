import { compactText, normalizeText } from '@bargah/contract/kernel/text.ts'
import type { Place } from './maps.port.ts'
import type { PlaceIndex } from './place-search.ts'

/** What ends a part of an address: «تهران، جادهٔ مخصوص» has two. */
const ends = /[،,;؛:()[\]«»"'|/\\\n–—-]+/

/** Behind these words a town's name is a street's or a firm's, up to the end of the part: «خیابان تهران». */
const beforeOtherNames = new Set(
  (
    'خیابان خ بلوار بولوار جاده محور میدان فلکه کوچه اتوبان آزادراه بزرگراه چهارراه سه‌راه دروازه پل کوی کمربندی ' +
    'شرکت گروه صنایع فروشگاه هتل'
  )
    .split(' ')
    .map(compactText),
)
const mostWords = 4
/** A centre of a province, a place on a main road, the seat of a county. */
const known = { rank: 2, letters: 3 }

type Named = { places: Place[]; rank: number }
const indexes = new WeakMap<PlaceIndex, ReadonlyMap<string, Named>>()

/**
 * The cities that a text names, in its order, each that bears such a name. A large one counts wherever it stands but behind
 * a street's or a firm's word; a small one, whose name may be any word, where it is a whole part of the text.
 */
export function placesNamed(index: PlaceIndex, text: string): Place[] {
  const byName = indexes.get(index) ?? byNameOf(index)
  indexes.set(index, byName)
  return text.split(ends).flatMap((part) => namedInPart(byName, normalizeText(part).split(' ')))
}

function byNameOf(index: PlaceIndex): ReadonlyMap<string, Named> {
  const byName = new Map<string, Named>()
  for (const { place, tails, rank } of index) {
    // «هشتپر (تالش)» goes by either name
    const names = place.name.includes('(') ? place.name.split(/[()]/).map(compactText) : [tails[0] ?? '']
    for (const name of names.filter((one) => one !== '')) {
      const named = byName.get(name) ?? { places: [], rank }
      named.places.push(place)
      byName.set(name, { ...named, rank: Math.min(named.rank, rank) })
    }
  }
  return byName
}

function namedInPart(byName: ReadonlyMap<string, Named>, words: readonly string[]): Place[] {
  const found: Place[] = []
  for (let at = 0; at < words.length && !beforeOtherNames.has(words[at] as string); ) {
    const { places, length } = longestNamed(byName, words, at)
    found.push(...places)
    at += length
  }
  return found
}

function longestNamed(byName: ReadonlyMap<string, Named>, words: readonly string[], at: number) {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const name = compactText(words.slice(at, at + length).join(' '))
    const named = byName.get(name)
    if (named && (length === words.length || isKnown(name, named))) return { places: named.places, length }
  }
  return { places: [], length: 1 }
}

const isKnown = (name: string, { rank }: Named) =>
  rank < known.rank || (rank === known.rank && name.length >= known.letters)
