/** The fields of replies that hold numbers of people: telephones, national ids, smart cards. */
const numbers = /mobile|^tel$|phone|nationalid|melicode|nationalcode|cardnumber/i
/** A mobile number in any digits, somewhere in a text. */
const mobile = /(?<!\p{Nd})(?:\+?[9۹٩][8۸٨]|[0۰٠]{2}[9۹٩][8۸٨]|[0۰٠])[9۹٩]\p{Nd}{9}(?!\p{Nd})/gu

/** In: what a read brought. Out: the same, with nothing in the place of people's numbers. */
export function withoutNumbers(data: unknown): unknown {
  if (typeof data === 'string') return data.replaceAll(mobile, '')
  if (Array.isArray(data)) return data.map(withoutNumbers)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && numbers.test(name) ? '' : withoutNumbers(value),
    ]),
  )
}
