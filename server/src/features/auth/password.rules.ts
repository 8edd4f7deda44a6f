import type { PasswordRefusal } from '@bargah/contract/features/auth/auth.text.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'

const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,"

/** In: any text. Out: the keys of a Latin keyboard that it is typed with, small, digits Latin, without spaces. */
const keysOf = (text: string) =>
  Array.from(compactText(text), (letter) => latinKeys[persianKeys.indexOf(letter)] ?? letter).join('')

/** In: what many use. Out: the set that `mayUsePassword` looks into. */
export const commonKeys = (passwords: readonly string[]): ReadonlySet<string> =>
  new Set(passwords.map(keysOf))

const rows = [
  ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.'],
].flat()
const keyRuns = [...rows, ...rows.map((row) => [...row].toReversed().join(''))]
const shortestWalk = 3

/** The keys after as long a walk along neighbouring ones as `keys` begins with; null when it begins with none. */
function afterWalk(keys: string): string | null {
  for (let length = keys.length; length >= shortestWalk; length -= 1)
    if (keyRuns.some((run) => run.includes(keys.slice(0, length)))) return keys.slice(length)
  return null
}

/** Whether nothing is there but walks along neighbouring keys, such as `qweasd123`. */
function isWalked(keys: string): boolean {
  let rest: string | null = keys
  while (rest) rest = afterWalk(rest)
  return rest === ''
}

const mobile = /^(?:0|98|0098)?9\d{9}$/
const dayOfBirth = /^(?:1[34]\d\d|19\d\d|20\d\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/
const fewestKeys = 3

const isHabit = (keys: string) =>
  new Set(keys).size < fewestKeys || isWalked(keys) || mobile.test(keys) || dayOfBirth.test(keys)

/** What everybody here would try first: the product, its roles, and the words of the trade, in both scripts. */
const wordsOfHere =
  `bargah admin support poshtiban modir driver ranande company sherkat agent salon nobat barname barnameh kamion truck cargo
   terminal rahdari hamlonaghl بارگاه بارنامه بار مدیر پشتیبان راننده شرکت سالن نوبت کامیون تریلی راهداری`
    .split(/\s+/)
    .map(keysOf)
    .toSorted((one, other) => other.length - one.length)
/** A year or less beside them is no secret. */
const mostBeside = 4

/** Whether hardly anything is left of a password without the words of here and its signs. */
function isOfHere(keys: string): boolean {
  const rest = wordsOfHere.reduce((left, word) => left.replaceAll(word, ' '), keys)
  return rest !== keys && rest.replaceAll(/[^a-z\d]/g, '').length <= mostBeside
}

const shortestName = 3

/** In: the account's names as they are written. Out: what of them a password must not hold. */
function partsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => [
    name,
    ...name.split(/[^\p{L}\p{N}]+/u),
    ...(name.match(/\p{Nd}+/gu) ?? []),
  ])
  // numbers are known with and without their leading zeros
  return words.map((word) => keysOf(word).replace(/^0+/, '')).filter((word) => word.length >= shortestName)
}

/**
 * In: a password that is long enough, the names of its account (user name, national id, mobile, full name) and the set of
 * `commonKeys`. Out: why it may not be used, or null. Case, digits and keyboard make no difference.
 */
export function mayUsePassword(
  password: string,
  { names, common }: { names: readonly string[]; common: ReadonlySet<string> },
): PasswordRefusal | null {
  const keys = keysOf(password)
  if (common.has(keys) || isHabit(keys) || isOfHere(keys)) return 'common_password'
  return partsOf(names).some((part) => keys.includes(part)) ? 'holds_own_name' : null
}
