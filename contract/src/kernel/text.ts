import { toLatinDigits, toPersianDigits } from './digits.ts'

/** What `normalizeText` makes of letters that are written otherwise elsewhere. */
export const letters: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
}

/** Diacritics, tatweel, half-space, joiner and the two direction marks. */
export const dropped = /[\u064b-\u065f\u0670\u0640\u200c-\u200f]/g

/**
 * The key that search compares: in any spelling, out one (services, "Persian text and dates"). Lower-case Latin,
 * Latin digits, single spaces. The last NFKC joins what dropping and lower case brought together.
 */
export const normalizeText = (text: string) =>
  toLatinDigits(text.normalize('NFKC').replace(dropped, ''))
    .replace(/[يىئكةۀأإآؤ]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

/** The second search key, without spaces: «بندر عباس» and «بندرعباس» become one. */
export const compactText = (text: string) => normalizeText(text).replaceAll(' ', '').normalize('NFKC')

/**
 * What nobody sees, so that two names that look the same would be two: control and format characters (direction marks, soft
 * hyphens, joiners, tags), broken surrogates, fillers and variation selectors. Blanks and half-spaces are dealt with apart.
 */
const unwanted = /(?!\s)\p{Cc}|\p{Cs}|(?!\u200c)[\p{Cf}\p{DI}\u2800]/gu

/** In: a text. Out: whether it holds anything that cannot be seen, a zero byte and the like apart, which no text may hold. */
export const hasUnseen = (text: string): boolean =>
  (text.match(unwanted) ?? []).some((one) => !/\p{Cc}/u.test(one))

/** Ligatures and presentation forms, wide Latin, those of mathematics, Roman numbers; but neither № nor ℃. */
const byShape =
  /[\ufb00-\ufdff\ufe70-\ufefc\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}]|(?![^\p{L}\p{N}])[\u2100-\u2188]/gu
/** More marks than any language puts on a letter. */
const heaped = /(\p{M}{3})\p{M}+/gu

/** NFC, Persian ی, ک and ه, nothing unseen, blanks (line ends too) as one space, half-spaces only inside a word. */
export const cleanInput = (text: string) =>
  text
    .replace(byShape, (letter) => letter.normalize('NFKC'))
    .replace(unwanted, '')
    .normalize('NFC')
    .replaceAll('ي', 'ی')
    .replace(/[كڪ]/g, 'ک')
    .replace(/[ھہە]/g, 'ه')
    .replace(heaped, '$1')
    .replace(/[\s\u200c]+/g, (run) => (/\s/.test(run) ? ' ' : '\u200c'))
    .replace(/^[ \u200c]|[ \u200c]$/g, '')

/** Whether a text has letters of a script in which nobody here writes a name; many look Latin (Сargo with a Cyrillic С). */
export const hasForeignLetters = (text: string): boolean =>
  /(?![\p{scx=Arabic}\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}])[\p{L}\p{N}\p{M}]/u.test(text)

/** What is stored of a text of several lines: each line cleaned, never two empty ones in a row, none at its ends. */
export const cleanLines = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanInput)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')

/** The beginning of a text, `most` characters at most: never half a character, and none that a database refuses. */
export const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .replaceAll('\0', '')

/** The address of a computer as a person reads it: Persian digits, from left to right also inside of a Persian sentence. */
export const addressText = (address: string) =>
  `\u2066${toPersianDigits(address.replace(/^::ffff:/, ''))}\u2069`

/**
 * The name of an account as it is typed, in a Persian sentence: Latin digits, from left to right. Of a password or a code only the
 * digits are Latin: whoever copies it copies nothing that he does not see.
 */
export const accountText = (username: string) => `\u2066${toLatinDigits(username)}\u2069`

/** In: the name that a place goes by, and what was typed for it. Out: what the text says beyond the name; '' when nothing. */
export function addressBeside(name: string, typed: string): string {
  const [first = '', ...rest] = typed.split('،')
  return normalizeText(first) === normalizeText(name) ? rest.join('،').trim() : typed.trim()
}
