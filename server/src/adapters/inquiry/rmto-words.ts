import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { escapeXml, soapEnvelope, unescapeXml } from '../xml.ts'
import type { InquiryCredentials } from './inquiry.port.ts'
import type { RmtoMap } from './rmto-map.ts'

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
  return soapEnvelope(map.method, map.namespace, parameters.join(''))
}

/** In: a reply. Out: the values of its `label:value` fields in order, digits Latin; null when there is no answer in it. */
export function readAnswer({ result }: RmtoMap, reply: string): string[] | null {
  const found = new RegExp(`<(?:\\w+:)?${result}(?:\\s[^>]*)?>([^<]*)</`).exec(reply)?.[1]
  if (found === undefined || found.trim() === '') return null
  return unescapeXml(found)
    .split(';')
    .map((field) => toLatinDigits(field.slice(field.indexOf(':') + 1)).trim())
}
