/** In: a noun, «راننده». Out: it joined to what follows, «رانندهٔ», by how it ends in writing. */
export function withEzafe(noun: string): string {
  if (/[او]$/.test(noun)) return `${noun}ی`
  return /[^اوی]ه$/.test(noun) ? `${noun}ٔ` : noun
}

/** In: a noun, «راننده». Out: one of them, «راننده‌ای», by how it ends in writing. */
export function withIndefinite(noun: string): string {
  if (/[او]$/.test(noun)) return `${noun}یی`
  // «ه» after a vowel that is written is heard: راه، گروه
  if (noun.endsWith('ی') || /[^اوی]ه$/.test(noun)) return `${noun}‌ای`
  return `${noun}ی`
}
