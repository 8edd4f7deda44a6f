import * as z from 'zod/mini'
import { parseJalaliDateTime } from './dates.ts'
import { formatNumber, parseDecimal, parseInteger, toLatinDigits, toPersianDigits as fa } from './digits.ts'
import {
  isLegalId,
  isNationalCode,
  isPostalCode,
  isSmartCard,
  normalizeMobile,
  normalizePhone,
} from './identity.ts'
import { spellAs } from './spelling.ts'
import { cleanInput, cleanLines, hasForeignLetters, hasUnseen } from './text.ts'
import { notChosen, notEntered } from './not-given.ts'

/**
 * The fields that requests are made of. Each takes the Persian name that its sentences speak of, reads what people
 * and old clients really send (numbers as text, Persian and Arabic digits, null for nothing), and answers each
 * fault with a sentence that says what to do.
 */
type Read<T> = { value: T } | { fault: string }
/** What is known of a field beside its reader. */
type FieldNote = {
  title: string
  /** What it takes, in the words of JSON Schema; of a list, `items` says of what. */
  takes: Record<string, unknown>
  items?: z.ZodMiniType
  isOptional?: true
  /** 0 is no value here: ids, numbers of cards, days, and lists of such. */
  isNeverZero?: true
  /** Whether no log may hold it; said of what is a secret, and of what is called like one and is none. */
  isSecret?: boolean
}
const notes = new WeakMap<z.ZodMiniType, FieldNote>()

/** What `/openapi.json` says of a field; undefined for a schema that is none. */
export const noteOf = (schema: z.ZodMiniType): FieldNote | undefined => notes.get(schema)

/** The Persian names of an object's fields by their names on the wire. */
export const fieldTitles = (schema: z.ZodMiniType | undefined): Record<string, string> =>
  schema instanceof z.ZodMiniObject
    ? Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodMiniType>).flatMap(([name, one]) => {
          const title = noteOf(one)?.title
          return title === undefined ? [] : [[name, title]]
        }),
      )
    : {}

/** Adds to what is known of a field. Out: the same field. */
function noted<S extends z.ZodMiniType>(schema: S, more: Partial<FieldNote>, of: z.ZodMiniType = schema): S {
  const note = notes.get(of)
  if (note) notes.set(schema, { ...note, ...more })
  return schema
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** A NUL or half a character (lone surrogate), which PostgreSQL cannot store. */
const isBroken = (value: unknown) => typeof value === 'string' && /\0|\p{Cs}/u.test(value)

/** A field of one's own: `read` gets what was sent when it is not missing, and gives a value or a sentence. */
export function field<T, I>(
  label: string,
  takes: FieldNote['takes'],
  read: (value: unknown) => Read<T>,
  missing?: string,
) {
  const schema = z.pipe(
    z.unknown(),
    z.transform((value: unknown, context): T => {
      const given = isMissing(value) ? { fault: missing ?? notEntered(label) } : read(value)
      const broken = 'value' in given && isBroken(given.value)
      const result = broken ? { fault: `${label} نویسه‌ای دارد که پذیرفته نیست؛ آن را پاک کنید.` } : given
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.fault, input: value })
      return z.NEVER
    }),
  )
  const made = schema as unknown as z.ZodMiniType<T, I>
  notes.set(made, { title: label, takes })
  return made
}

/** A field that no log may hold: a password, a code that was sent to a phone. */
export const secret = <S extends z.ZodMiniType>(schema: S): S => noted(schema, { isSecret: true })
/** A field that is called like a secret and is none, such as a code that everybody may know. */
export const noSecret = <S extends z.ZodMiniType>(schema: S): S => noted(schema, { isSecret: false })

const neverZero = <S extends z.ZodMiniType>(schema: S): S => noted(schema, { isNeverZero: true })

const isZero = (value: unknown) =>
  value === 0 || (typeof value === 'string' && toLatinDigits(value).trim() === '0')

/** Whether what was sent for an optional field says "none": nothing, null, "", [], or 0 where that is no value (rules 18.5). */
const isNone = (schema: z.ZodMiniType, value: unknown): boolean =>
  isMissing(value) ||
  (Array.isArray(value) && value.every((one) => isNone(schema, one))) ||
  (notes.get(schema)?.isNeverZero === true && isZero(value))

/** A field that may be left out, or sent as any word for none; then it is undefined. */
export function optional<T, I>(inner: z.ZodMiniType<T, I>) {
  const missingToUndefined = z.transform((value: unknown): unknown =>
    isNone(inner, value) ? undefined : value,
  )
  const schema = z.optional(z.pipe(missingToUndefined, z.optional(inner as z.ZodMiniType)))
  noted(schema, { isOptional: true }, inner)
  return schema as unknown as z.ZodMiniOptional<z.ZodMiniType<T, I | null>>
}

/** A text of what is changed: left out or null it stays (undefined), sent empty it is emptied (""), else what `inner` reads. */
export function emptiable<I>(inner: z.ZodMiniType<string, I>) {
  const isEmptied = (value: unknown) => typeof value === 'string' && value.trim() === ''
  const schema = z.pipe(
    z.unknown(),
    z.transform((value: unknown, context): string | undefined => {
      if (isEmptied(value)) return ''
      const read = z.safeParse(optional(inner), value)
      if (read.success) return read.data
      context.issues.push({ code: 'custom', message: read.error.issues[0]?.message ?? '', input: value })
      return z.NEVER
    }),
  )
  const made = z.optional(schema)
  noted(made, { isOptional: true }, inner)
  return made as unknown as z.ZodMiniOptional<z.ZodMiniType<string, I | null>>
}

type NumberRules = { min?: number; max?: number; missing?: string; tooSmall?: string }
const boundsOf = ({ min, max }: NumberRules) => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
})
const lengthsOf = ({ min, max }: { min?: number; max: number }) => ({
  ...(min && { minLength: min }),
  maxLength: max,
})

function readBounded(label: string, value: number | null, rules: NumberRules): Read<number> {
  if (value === null) return { fault: `${label} باید عدد باشد.` }
  if (rules.min !== undefined && value < rules.min)
    return { fault: rules.tooSmall ?? `${label} نباید کمتر از ${formatNumber(rules.min)} باشد.` }
  if (rules.max !== undefined && value > rules.max)
    return { fault: `${label} نباید بیشتر از ${formatNumber(rules.max)} باشد.` }
  return { value }
}

const numeric = (value: unknown, parse: (text: string) => number | null) =>
  typeof value === 'number' ? parse(String(value)) : typeof value === 'string' ? parse(value) : null

/** A whole number within bounds (both ends included). */
export const integer = (label: string, rules: NumberRules = {}) =>
  field<number, number | string>(
    label,
    { type: 'integer', ...boundsOf(rules) },
    (value) => {
      const whole = numeric(value, parseInteger)
      if (whole === null && numeric(value, parseDecimal) !== null)
        return { fault: `${label} باید عدد کامل و بدون اعشار باشد.` }
      return readBounded(label, whole, { max: Number.MAX_SAFE_INTEGER, ...rules })
    },
    rules.missing,
  )

/** A number with a fraction within bounds. */
export const decimal = (label: string, rules: NumberRules = {}) =>
  field<number, number | string>(
    label,
    { type: 'number', ...boundsOf(rules) },
    (value) => readBounded(label, numeric(value, parseDecimal), rules),
    rules.missing,
  )

/** The id of a thing: a positive 32-bit integer. */
export const id = (label: string, missing = notChosen(label)) =>
  neverZero(integer(label, { min: 1, max: 2_147_483_647, missing }))

/** Latitude or longitude in degrees. */
export const latitude = (label: string, missing?: string) => decimal(label, { min: -90, max: 90, missing })
export const longitude = (label: string, missing?: string) => decimal(label, { min: -180, max: 180, missing })

type TextRules = { min?: number; max: number; missing?: string }
type TextKind = { isShort: boolean; isName?: boolean }
const foreign = (label: string) => ({ fault: `${label} تنها با حروف فارسی یا لاتین نوشته می‌شود.` })

/** Pictures and their like, of which no name is made; digits and `#` count among them for Unicode. */
const picture = /[^\d#*\P{Emoji}]/u

const textField =
  (clean: (typed: string) => string, { isShort, isName = false }: TextKind) =>
  (label: string, rules: TextRules) =>
    field<string, string>(
      label,
      { type: 'string', ...lengthsOf(rules) },
      (value) => {
        if (typeof value !== 'string' && typeof value !== 'number')
          return { fault: `${label} باید متن باشد.` }
        const cleaned = clean(String(value))
        if (cleaned === '') return { fault: rules.missing ?? notEntered(label) }
        if (isShort && hasForeignLetters(cleaned)) return foreign(label)
        if (isName && (!/\p{L}/u.test(cleaned) || picture.test(cleaned)))
          return { fault: `${label} باید با حروف نوشته شود، بی شکلک.` }
        if (cleaned.length < (rules.min ?? 0))
          return { fault: `${label} باید دست‌کم ${fa(rules.min ?? 0)} نویسه باشد.` }
        if (cleaned.length > rules.max)
          return { fault: `${label} نباید بیشتر از ${fa(rules.max)} نویسه باشد.` }
        return { value: cleaned }
      },
      rules.missing,
    )

/** Text as a person typed it, cleaned, on one line, with letters that are read here; `max` counts characters. */
export const text = textField(cleanInput, { isShort: true })
/** What somebody or something is called: the same, of letters and not of signs alone. */
export const name = textField(cleanInput, { isShort: true, isName: true })
/** The same of several lines, which may quote whatever there is. */
export const lines = textField(cleanLines, { isShort: false })

/** What keeps a name from left to right in a Persian sentence, and is copied with it. */
const directionAround = /^[\u200e\u200f\u2066-\u2069]+|[\u200e\u200f\u2066-\u2069]+$/g

/**
 * A name of an account or the like: text without blanks, its digits Latin. `isNew`: one that somebody chooses, which must
 * not look like another: half-spaces and letters by shape are refused too, which a name from before may have.
 */
export const identifier = (label: string, rules: TextRules & { isNew?: boolean }) =>
  field<string, string>(
    label,
    { type: 'string', ...lengthsOf(rules) },
    (value) => {
      const read = toLatinDigits(String(value)).replace(/\s/g, '').replace(directionAround, '')
      if (typeof value === 'object' || read === '') return { fault: rules.missing ?? notEntered(label) }
      const isPlain = cleanInput(read) === read && !read.includes('\u200c')
      if (hasForeignLetters(read) || hasUnseen(read) || (rules.isNew && !isPlain)) return foreign(label)
      if (read.length < (rules.min ?? 0))
        return { fault: `${label} باید دست‌کم ${fa(rules.min ?? 0)} نویسه باشد.` }
      if (read.length > rules.max) return { fault: `${label} نباید بیشتر از ${fa(rules.max)} نویسه باشد.` }
      return { value: read }
    },
    rules.missing,
  )

/** A secret: kept to the letter but for its digits, which become Latin. */
export const password = (label: string, rules: { min?: number; max: number }) =>
  secret(
    field<string, string>(label, { type: 'string', format: 'password', ...lengthsOf(rules) }, (value) => {
      if (typeof value !== 'string') return { fault: `${label} باید متن باشد.` }
      if (value.length < (rules.min ?? 0))
        return { fault: `${label} باید دست‌کم ${fa(rules.min ?? 0)} نویسه باشد.` }
      if (value.length > rules.max) return { fault: `${label} نباید بیشتر از ${fa(rules.max)} نویسه باشد.` }
      return { value: toLatinDigits(value) }
    }),
  )

/** Digits only, as text (leading zeros stay); the result is in Latin digits. */
export const digits = (label: string, rules: { min?: number; max: number; missing?: string }) =>
  neverZero(
    field<string, string | number>(
      label,
      { type: 'string', pattern: '^\\d+$', ...lengthsOf(rules) },
      (value) => {
        const read = toLatinDigits(String(value)).replace(/\s/g, '')
        if (typeof value === 'object' || !/^\d+$/.test(read)) return { fault: `${label} باید فقط رقم باشد.` }
        if (read.length < (rules.min ?? 1))
          return { fault: `${label} باید دست‌کم ${fa(rules.min ?? 1)} رقم باشد.` }
        if (read.length > rules.max) return { fault: `${label} نباید بیشتر از ${fa(rules.max)} رقم باشد.` }
        return { value: read }
      },
      rules.missing,
    ),
  )

/** A seven-digit smart card of a driver or a truck. */
export const smartCard = (label: string, missing?: string) =>
  neverZero(
    field<string, string | number>(
      label,
      { type: 'string', pattern: '^\\d{7}$' },
      (value) => {
        const read = toLatinDigits(String(value)).trim()
        return isSmartCard(read) ? { value: read } : { fault: `${label} باید ${fa(7)} رقم باشد.` }
      },
      missing,
    ),
  )

/** A person's national code: ten digits, the last one a checksum. */
export const nationalCode = (label: string, missing?: string) =>
  neverZero(
    field<string, string | number>(
      label,
      { type: 'string', pattern: '^\\d{10}$' },
      (value) => {
        const read = toLatinDigits(String(value)).replace(/\s/g, '')
        return isNationalCode(read)
          ? { value: read }
          : { fault: `${label} درست نیست؛ ده رقم روی کارت ملی را وارد کنید.` }
      },
      missing,
    ),
  )

/** The id of a firm, eleven digits, or a person's national code. */
export const partyCode = (label: string) =>
  field<string, string | number>(label, { type: 'string', pattern: '^\\d{10,11}$' }, (value) => {
    const read = toLatinDigits(String(value)).replace(/\s/g, '')
    if (typeof value === 'object' || read.length < 10)
      return { fault: `${label} نباید کمتر از ${fa(10)} رقم باشد.` }
    if (read.length > 11) return { fault: `${label} نباید بیش از ${fa(11)} رقم باشد.` }
    return isLegalId(read) || isNationalCode(read)
      ? { value: read }
      : { fault: `${label} درست نیست؛ رقم‌های آن را دوباره بررسی کنید.` }
  })

/** A postal code: ten digits, the first not zero; blanks and hyphens fall away. */
export const postalCode = (label: string) =>
  field<string, string | number>(label, { type: 'string', pattern: '^[1-9]\\d{9}$' }, (value) => {
    const read = toLatinDigits(String(value)).replace(/[\s-]/g, '')
    return isPostalCode(read)
      ? { value: read }
      : { fault: `${label} باید ${fa(10)} رقم باشد و با صفر آغاز نشود.` }
  })

/** A mobile number in any spelling; the result is `09…`. */
export const mobile = (label: string) =>
  field<string, string>(label, { type: 'string', examples: ['09121234567'] }, (value) => {
    const read = normalizeMobile(String(value))
    return read ? { value: read } : { fault: `${label} را درست وارد کنید؛ مانند ${fa('09121234567')}.` }
  })

const phoneRule = `شماره‌ای که با ۰ آغاز شود ۱۱ رقم دارد، مانند ${fa('07633554411')}.`

/** A telephone number of any kind, as `07633554411`: blanks, hyphens and brackets fall away, +98 becomes 0. */
export const phone = (label: string) =>
  field<string, string | number>(label, { type: 'string', examples: ['07633554411'] }, (value) => {
    const read = typeof value === 'object' ? null : normalizePhone(String(value))
    return read ? { value: read } : { fault: `${label} را درست وارد کنید؛ ${phoneRule}` }
  })

const longestEmail = 100

/** An address of electronic mail, to be written to; that it is somebody's is not known. */
export const email = (label: string, { max = longestEmail }: { max?: number } = {}) =>
  field<string, string>(label, { type: 'string', format: 'email', maxLength: max }, (value) => {
    const read = toLatinDigits(String(value)).trim()
    if (!/^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(read))
      return { fault: `${label} را درست وارد کنید؛ مانند name@example.com.` }
    if (read.length > max) return { fault: `${label} نباید بیشتر از ${fa(max)} نویسه باشد.` }
    return { value: read }
  })

/** Yes or no, as a boolean, 0/1 or the words in any case. */
export const flag = (label: string) =>
  field<boolean, boolean | 0 | 1 | string>(label, { type: 'boolean' }, (value) => {
    const word = typeof value === 'object' ? '' : toLatinDigits(String(value)).trim().toLowerCase()
    if (word === 'true' || word === '1') return { value: true }
    if (word === 'false' || word === '0') return { value: false }
    return { fault: `${label} باید بله یا خیر باشد.` }
  })

/** One of a closed set of numbers or words; words are matched without regard to case. */
export const oneOf = <const T extends string | number>(
  label: string,
  values: readonly T[],
  missing = notChosen(label),
) =>
  field<T, T | string>(
    label,
    { enum: values },
    (value) => {
      const sent = toLatinDigits(String(value)).trim().toLowerCase()
      const found = values.find((one) => String(one).toLowerCase() === sent)
      return found === undefined ? { fault: `مقدار ${label} پذیرفته نیست.` } : { value: found }
    },
    missing,
  )

/** Persian text of a day in any digits (`۱۴۰۵/۰۸/۳۰`); the result is the wire's text. Kept as text: the hour may come beside it. */
export const jalaliDay = (label: string, missing = notChosen(label)) =>
  neverZero(
    field<string, string>(
      label,
      { type: 'string', examples: ['1405/08/30'] },
      (value) => {
        const read = toLatinDigits(String(value)).trim().replaceAll('-', '/')
        const known = typeof value === 'string' && parseJalaliDateTime(read) !== null
        return known ? { value: read } : { fault: `${label} را درست وارد کنید؛ مانند ${fa('1405/08/30')}.` }
      },
      missing,
    ),
  )

type ListRules = { min?: number; max: number; missing?: string }
const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Several of one kind, each read by `item`; at most `max`. A lone value counts as a list of one. */
export const list = <T, I>(label: string, item: z.ZodMiniType<T, I>, rules: ListRules) =>
  listBy<T, I, I[]>(label, item, rules, itemsOf)

/** The same, and a lone text may hold several between commas: hundreds in an address pass no proxy otherwise. */
export const listInAddress = <T, I>(label: string, item: z.ZodMiniType<T, I>, rules: ListRules) =>
  listBy<T, I, I[] | string>(label, item, rules, (value) =>
    typeof value === 'string' ? value.split(',') : itemsOf(value),
  )

function listBy<T, I, Given>(
  label: string,
  item: z.ZodMiniType<T, I>,
  rules: ListRules,
  read: (value: unknown) => unknown[],
) {
  const schema = field<T[], Given>(
    label,
    { type: 'array', maxItems: rules.max, ...(rules.min && { minItems: rules.min }) },
    (value) => {
      const items = read(value)
      if (items.length < (rules.min ?? 0)) return { fault: rules.missing ?? notChosen(label) }
      if (items.length > rules.max) return { fault: `${label} نباید بیشتر از ${fa(rules.max)} مورد باشد.` }
      const parsed = items.map((one) => z.safeParse(item, one))
      const broken = parsed.find((one) => !one.success)
      if (broken?.error) return { fault: broken.error.issues[0]?.message ?? `${label} پذیرفته نیست.` }
      return { value: parsed.map((one) => one.data as T) }
    },
    rules.missing,
  )
  return noted(schema, { items: item, ...(notes.get(item)?.isNeverZero && { isNeverZero: true }) })
}

/** Several fields that go together, such as an item of a list; their names are matched without regard to case. */
export const part = <const S extends Record<string, z.ZodMiniType>>(shape: S, fault: string) => {
  const whole = z.object(shape, fault)
  return z.pipe(
    z.transform((value: unknown) => (isFields(value) ? spellAs(Object.keys(shape), value) : value)),
    whole,
  ) as unknown as z.ZodMiniType<z.output<typeof whole>, z.input<typeof whole>>
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
