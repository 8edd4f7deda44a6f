import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import type { InquiryCredentials } from './inquiry.port.ts'
import type { RmtoMap } from './rmto-map.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const letters = Object.fromEntries(Object.entries(escapes).map(([letter, word]) => [word, letter]))
const unescapeXml = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi, (word) => {
    const code = /^&#(x?)([\da-f]+);$/i.exec(word)
    if (!code) return letters[word.toLowerCase()] ?? word
    const point = Number.parseInt(code[2] ?? '', code[1] ? 16 : 10)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
  })

/** What is asked, as an envelope of SOAP 1.1. */
export function soapRequest(
  map: RmtoMap,
  asked: InquiryCredentials & { type: string; value: string },
): string {
  const words: Record<string, string | null> = asked
  const parameters = map.parameters.map((parameter, at) => {
    const name = map.parameterName.replace('{n}', String(at + 1))
    const value = parameter.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
    return `<${name}>${escapeXml(value)}</${name}>`
  })
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${map.method} xmlns="${escapeXml(map.namespace)}">${parameters.join('')}</${map.method}></soap:Body></soap:Envelope>`
}

/** In: a reply. Out: the values of its `label:value` fields in order, digits Latin; null when there is no answer in it. */
export function readAnswer({ result }: RmtoMap, reply: string): string[] | null {
  const found = new RegExp(`<(?:\\w+:)?${result}(?:\\s[^>]*)?>([^<]*)</`).exec(reply)?.[1]
  if (found === undefined || found.trim() === '') return null
  return unescapeXml(found)
    .split(';')
    .map((field) => toLatinDigits(field.slice(field.indexOf(':') + 1)).trim())
}
