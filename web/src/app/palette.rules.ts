import { normalizeText } from '@bargah/contract/kernel/text.ts'

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
