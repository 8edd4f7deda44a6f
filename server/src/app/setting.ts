import * as z from 'zod/mini'

/** What docs/settings.md says of a setting beside its name: what it takes, what holds where it is not set, what it does. */
export type SettingNote = { takes: string; unset: string; means: string }

/** The note of each setting, kept with what reads it, so that reading, refusal and documentation are one declaration. */
export const settingNotes = z.registry<SettingNote>()

/** `unset`: what holds where the setting is absent, in Markdown; left out where that is nothing. */
type Words = { means: string; unset?: string }

function noted<T extends z.ZodMiniType>(schema: T, note: SettingNote): T {
  settingNotes.add(schema, note)
  return schema
}
const asCode = (value: string | number) => (value === '' ? 'empty' : `\`${value}\``)
const listOf = (choices: readonly string[]) =>
  `${choices.slice(0, -1).join(', ')} or ${choices[choices.length - 1]}`

/** In: what a text must be, as the end of the sentence that refuses another, and the test. Out: that text, or undefined. */
export const matching = (takes: string, isOne: (text: string) => boolean, { means, unset = 'none' }: Words) =>
  noted(z.optional(z.string().check(z.refine(isOne, { error: `must be ${takes}` }))), { takes, unset, means })

export const text = ({ means, unset = 'none' }: Words) =>
  noted(z.optional(z.string()), { takes: 'text', unset, means })

export const textOr = (plain: string, { means }: { means: string }) =>
  noted(z._default(z.string(), plain), { takes: 'text', unset: asCode(plain), means })

export const url = (words: Words) => matching('a URL', (given) => URL.canParse(given), words)

/** A text that guards something, long enough not to be guessed. */
export const secret = (words: Words) =>
  matching('at least 32 characters', (given) => given.length >= 32, words)

/** One of a few words, or undefined. */
export const choice = <const T extends readonly string[]>(choices: T, { means, unset = 'none' }: Words) =>
  noted(z.optional(z.enum(choices, { error: `is ${listOf(choices)}` })), {
    takes: listOf(choices.map(asCode)),
    unset,
    means,
  })

/** One of a few words, `plain` where none is given. */
export const choiceOr = <const T extends readonly [string, ...string[]]>(
  choices: T,
  plain: T[number],
  { means }: { means: string },
) =>
  noted(z._default(z.enum(choices, { error: `is ${listOf(choices)}` }), plain), {
    takes: listOf(choices.map(asCode)),
    unset: asCode(plain),
    means,
  })

type Bounds = { from: number; to: number; plain: number; unit?: string; means: string }
/** A whole number within bounds, in the unit that is named; `plain` where none is given. */
export const whole = ({ from, to, plain, unit, means }: Bounds) => {
  const takes = `a whole number${unit ? ` of ${unit}` : ''} from ${from} to ${to}`
  const isOne = (value: number) => Number.isInteger(value) && value >= from && value <= to
  const error = `must be ${takes}`
  return noted(z._default(z.coerce.number({ error }).check(z.refine(isOne, { error })), plain), {
    takes,
    unset: asCode(plain),
    means,
  })
}
