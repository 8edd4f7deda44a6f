import { normalizeMobile } from '@bargah/contract/kernel/identity.ts'
import type { ReadIncoming } from './incoming.port.ts'

/** Who hands on what people send us: a provider, or `local` where none is set, by our own words. */
type Carrier = 'kavenegar' | 'smsir' | 'local'
/** By which names each hands on number and text. */
const namesOf: Record<Carrier, { from: string; text: string }> = {
  kavenegar: { from: 'from', text: 'message' },
  smsir: { from: 'mobile', text: 'messageText' },
  local: { from: 'from', text: 'text' },
}
/** Of a longer one nothing is read. */
const longest = 500

export const createReader =
  (carrier: Carrier): ReadIncoming =>
  (fields) => {
    const names = namesOf[carrier]
    const [number, text] = [fields[names.from], fields[names.text]]
    if (typeof text !== 'string' || text.length > longest) return null
    const from = typeof number === 'string' || typeof number === 'number' ? mobileOf(String(number)) : null
    return from === null ? null : { from, text }
  }

/** Some write the country without its sign: `98912…`. */
const mobileOf = (number: string) => normalizeMobile(/^98\d{10}$/.test(number) ? `+${number}` : number)
