import { isSmartCard, parsePlate } from '@bargah/contract/kernel/identity.ts'
import type { Outside } from '../../kernel/outside.ts'
import { basicAuth, InquiryUnusable } from './ask.ts'
import {
  away,
  confirmed,
  type Inquiry,
  type InquiryCredentials,
  type KnownTruck,
  notConfirmed,
} from './inquiry.port.ts'
import type { RmtoMap } from './rmto-map.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { escapeXml, soapEnvelope, unescapeXml } from '../xml.ts'

/** What is asked, as an envelope of SOAP 1.1. */
function soapRequest(map: RmtoMap, asked: InquiryCredentials & { type: string; value: string }): string {
  const words: Record<string, string | null> = asked
  const parameters = map.parameters.map((parameter, at) => {
    const name = map.parameterName.replace('{n}', String(at + 1))
    const value = parameter.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
    return `<${name}>${escapeXml(value)}</${name}>`
  })
  return soapEnvelope(map.method, map.namespace, parameters.join(''))
}

/** In: a reply. Out: the values of its `label:value` fields in order, digits Latin; null when there is no answer in it. */
function readAnswer({ result }: RmtoMap, reply: string): string[] | null {
  const found = new RegExp(`<(?:\\w+:)?${result}(?:\\s[^>]*)?>([^<]*)</`).exec(reply)?.[1]
  if (found === undefined || found.trim() === '') return null
  return unescapeXml(found)
    .split(';')
    .map((field) => toLatinDigits(field.slice(field.indexOf(':') + 1)).trim())
}

/** The RMTO's inquiry (services.md): SOAP with thirteen parameters under Basic authentication, as the map has it. */
export function createRmtoInquiry(service: Outside, map: RmtoMap, plain: InquiryCredentials): Inquiry {
  /** The fields of an answer by their places; null when it is that there is none. */
  async function ask(type: string, value: string, as = plain): Promise<((at: number) => string) | null> {
    const { status, text } = await service.ask({
      method: 'POST',
      path: map.path,
      headers: { ...basicAuth(as), soapaction: `"${map.action}"` },
      xml: soapRequest(map, { type, value, ...as }),
      mayRepeat: true,
    })
    if (status === 401 || status === 403) throw new InquiryUnusable('credentials refused')
    if (status !== 200) throw new InquiryUnusable(`status ${status}`)
    const fields = readAnswer(map, text)
    if (!fields) throw new InquiryUnusable('a reply that is not as agreed')
    return fields[0] === map.invalid ? null : (at) => fields[at] ?? ''
  }
  const isActive = (word: string) => map.yes.includes(word)
  function readTruck(field: (at: number) => string): KnownTruck {
    const { truck } = map
    const plate = parsePlate(field(truck.two) + field(truck.letter) + field(truck.three), field(truck.region))
    if (!plate) throw new InquiryUnusable('a plate that is none')
    const said = field(truck.loaderType)
    return { plate, loaderType: map.loaderTypes[said] ?? said }
  }
  return {
    isDemo: false,
    async person(nationalId, as) {
      const field = await ask(map.types.person, nationalId, as)
      const { person } = map
      if (!field || field(person.nationalId) !== nationalId || !isActive(field(person.isActive)))
        return notConfirmed
      const known = {
        firstName: field(person.firstName),
        lastName: field(person.lastName),
        cardNumber: field(person.card),
      }
      if (!known.firstName || !known.lastName || !isSmartCard(known.cardNumber)) return notConfirmed
      return confirmed(known)
    },
    async truck(cardNumber, as) {
      const field = await ask(map.types.truck, cardNumber, as)
      const { truck } = map
      if (!field || !isActive(field(truck.isActive))) return notConfirmed
      return confirmed(readTruck(field))
    },
    async driverCard(number, as) {
      const isCard = isSmartCard(number)
      const field = await ask(isCard ? map.types.driverCard : map.types.person, number, as)
      const { person } = map
      if (!field || field(isCard ? person.card : person.nationalId) !== number) return notConfirmed
      const known = {
        firstName: field(person.firstName),
        lastName: field(person.lastName),
        cardNumber: field(person.card),
        nationalId: field(person.nationalId),
      }
      if (!known.firstName || !known.lastName || !isSmartCard(known.cardNumber)) return notConfirmed
      const unsaid = { mobile: null, validUntil: null, healthCardUntil: null }
      return confirmed({
        ...known,
        ...unsaid,
        licence: (person.licence !== undefined && field(person.licence)) || null,
        isActive: isActive(field(person.isActive)),
      })
    },
    async truckCard(cardNumber, as) {
      const field = await ask(map.types.truck, cardNumber, as)
      if (!field) return notConfirmed
      const unsaid = { name: null, madeYear: null, mobile: null, inspectionUntil: null, vin: null }
      return confirmed({ ...readTruck(field), ...unsaid, isActive: isActive(field(map.truck.isActive)) })
    },
    // it knows drivers and trucks alone
    citizen: async () => away,
    firm: async () => away,
    postalCode: async () => away,
  }
}
