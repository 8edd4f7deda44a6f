import { toPersianDigits as fa } from './digits.ts'
import { field } from './fields.ts'
import { cleanInput } from './text.ts'

/** What JSON can say, and so what a jsonb column gives back as it got it: no date, no `undefined`, no bigint. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

const deepest = 8
const notPlain = Symbol('not plain')

/** An object that the server keeps and does not read, cleaned of what no database holds; `maxBytes` is of its JSON text. */
export const jsonObject = (label: string, { maxBytes }: { maxBytes: number }) =>
  field<JsonObject, Record<string, unknown>>(label, { type: 'object' }, (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { fault: `${label} باید یک شیء JSON باشد.` }
    const plain = toPlain(value, deepest)
    if (plain === notPlain) return { fault: `${label} پذیرفته نیست.` }
    const bytes = new TextEncoder().encode(JSON.stringify(plain)).length
    if (bytes > maxBytes) return { fault: `${label} نباید بیشتر از ${fa(maxBytes / 1024)} کیلوبایت باشد.` }
    return { value: plain as JsonObject }
  })

/** The same value with its texts cleaned; `notPlain` when it nests too deep or a key is no clean text. */
function toPlain(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return cleanInput(value)
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return notPlain
  if (Array.isArray(value)) {
    const items = value.map((item) => toPlain(item, levels - 1))
    return items.includes(notPlain) ? notPlain : items
  }
  const entries = Object.entries(value).map(([key, item]) => [key, toPlain(item, levels - 1)] as const)
  const isPlain = entries.every(
    ([key, item]) => item !== notPlain && key !== '__proto__' && key === cleanInput(key),
  )
  return isPlain ? Object.fromEntries(entries) : notPlain
}
