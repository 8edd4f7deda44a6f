import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'

const notDigits = /[^0-9۰-۹٠-٩]/g
const notDigitsOrMark = /[^0-9۰-۹٠-٩.٫/]/g

export const digitsOf = (text: string) => toLatinDigits(text).replace(/[^0-9]/g, '')

/**
 * Writes an input's text anew while someone types in it, and keeps the caret after the same digit, or the mark of a
 * fraction. Done on the element itself, since a caret jumps to the end when the renderer writes a text other than the typed one.
 */
export function rewriteInput(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  const caret = input.selectionStart ?? input.value.length
  const others = text.includes('٫') ? notDigitsOrMark : notDigits
  const digitsBefore = input.value.slice(0, caret).replace(others, '').length
  input.value = text
  let position = 0
  for (let seen = 0; position < text.length && seen < digitsBefore; position += 1) {
    if (text.charAt(position).search(others) < 0) seen += 1
  }
  input.setSelectionRange(position, position)
}
