import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { compactText, normalizeText } from '@bargah/contract/kernel/text.ts'
import type { ReactNode } from 'react'

export type OptionKey = string | number

/** One thing to choose from: a key that is sent, a label that is read, and perhaps a second, quieter line. */
export type Option<Key extends OptionKey = OptionKey> = {
  key: Key
  label: string
  detail?: string
  disabled?: boolean
  /** Before the label, of an act among things to choose. */
  icon?: ReactNode
  /** Quiet, at the end: what tells it from another of its name. */
  aside?: string
  /** A rule stands above it. */
  isApart?: boolean
}

/** What is picked by its id in the catalogue. */
export type Choices = readonly Option<number>[]

export type OptionGroup<Key extends OptionKey = OptionKey> = { label: string; options: Option<Key>[] }

/** In: options, those chosen, and how many, which may be more than are known. Out: the one that is, or the one that is not. */
export function sayChosen(
  options: readonly Option[],
  chosen: readonly Option[],
  count: number,
): string | undefined {
  if (count === 0) return undefined
  if (chosen.length === 1) return chosen[0]?.label
  const [left, ...others] = options.filter((option) => !chosen.includes(option))
  return left && others.length === 0 ? `جز ${left.label}` : `${toPersianDigits(count)} مورد`
}

/** How near a name is to what was typed: it is that, begins so, or holds it somewhere; an act stands after them. */
function nearness({ label, icon }: Option, wanted: string): number {
  if (icon !== undefined) return 3
  const name = compactText(label)
  if (name === wanted) return 0
  return name.startsWith(wanted) ? 1 : 2
}

/** In: options, and what is typed, in any spelling. Out: those whose label holds it, or each of its words. */
export function withWords<One extends Option>(options: readonly One[], typed: string): One[] {
  const words = normalizeText(typed).split(' ')
  return options.filter(({ label }) => {
    const text = compactText(label)
    return words.every((word) => text.includes(word))
  })
}

/** In: options as they come, and what is typed, in any spelling. Out: the nearest first; what is as near stays in its order. */
export function nearestFirst<Key extends OptionKey, One extends Option<Key>>(
  options: readonly One[],
  typed: string,
): One[] {
  const wanted = compactText(typed)
  if (wanted === '') return [...options]
  return options
    .map((option) => ({ option, at: nearness(option, wanted) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ option }) => option)
}

/** The same of groups that have options: each in itself, and the one first that has the nearest. */
export function nearestGroupFirst<Key extends OptionKey>(
  groups: readonly OptionGroup<Key>[],
  typed: string,
): OptionGroup<Key>[] {
  const sorted = groups.map((group) => ({ ...group, options: nearestFirst(group.options, typed) }))
  const firsts = nearestFirst(
    sorted.flatMap(({ options }) => options.slice(0, 1)),
    typed,
  )
  return firsts.flatMap((first) => sorted.filter(({ options }) => options[0] === first))
}
