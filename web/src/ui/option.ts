import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
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
