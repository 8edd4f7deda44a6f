// Controls, halves of a character, and marks that turn the direction of the text around them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const LONG_WORD = /\S{25,}/gu
const PHONE_WITH_AREA_CODE = /[0۰][\d۰-۹]{2,3}-[\d۰-۹]{5,8}/gu
const BREAK_HERE = '\u200b'
const LEFT_TO_RIGHT = '\u200e'

/**
 * Text as it may be printed: line breaks kept, empty lines and unprintable characters dropped, words too long
 * for a line given places to break, and phone numbers kept from turning round after a Persian word.
 */
export function printable(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map(printableLine)
  return lines.filter((line) => line !== '').join('\n')
}

function printableLine(line: string): string {
  return line
    .replaceAll('\t', ' ')
    .replaceAll(UNPRINTABLE, '')
    .trim()
    .replaceAll(LONG_WORD, (word) => word.replaceAll(/.{16}(?=.)/gu, `$&${BREAK_HERE}`))
    .replaceAll(PHONE_WITH_AREA_CODE, `${LEFT_TO_RIGHT}$&`)
}

export function printableJson(sheet: object): string {
  return JSON.stringify(sheet, (_key, value) => (typeof value === 'string' ? printable(value) : value))
}
