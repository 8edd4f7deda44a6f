import * as z from 'zod/mini'

/** A name that stands in XML as it is. */
const word = z.string().check(z.regex(/^[\w.{}-]+$/))
const place = z.number().check(z.int(), z.nonnegative())
const parameterCount = 13

/**
 * What is asked of the RMTO's service and where its answer says what. It has no open documentation (services.md), so all of
 * it can be set. `parameters` are the thirteen in order: plain words, or `{type}`, `{value}`, `{username}`, `{password}`,
 * `{companyCode}`. Places count the answer's fields from 0, which is the verdict.
 */
const RmtoMap = z.object({
  path: z.string(),
  namespace: z.string(),
  method: word,
  action: z.string(),
  parameterName: word,
  parameters: z.array(z.string()).check(z.length(parameterCount)),
  result: word,
  invalid: z.string(),
  types: z.object({ person: z.string(), driverCard: z._default(z.string(), '41'), truck: z.string() }),
  person: z.object({
    card: place,
    nationalId: place,
    firstName: place,
    lastName: place,
    licence: z.optional(place),
    isActive: place,
  }),
  truck: z.object({
    region: place,
    two: place,
    letter: place,
    three: place,
    isActive: place,
    loaderType: place,
  }),
  /** What stands for yes where the answer says whether somebody or something is active. */
  yes: z.array(z.string()),
  /** Its codes of loader types, and what we call them; others go by the name that it says. */
  loaderTypes: z.record(z.string(), z.string()),
})
export type RmtoMap = z.output<typeof RmtoMap>

const plainMap: RmtoMap = {
  path: '/Inquiry.asmx',
  namespace: 'http://tempuri.org/',
  method: 'RMTO_WEB_SERVICES',
  action: 'http://tempuri.org/RMTO_WEB_SERVICES',
  parameterName: 'p{n}',
  parameters: ['{type}', '{value}', '{companyCode}', ...Array.from({ length: parameterCount - 3 }, () => '')],
  result: 'RMTO_WEB_SERVICESResult',
  invalid: '-1',
  types: { person: '3', driverCard: '41', truck: '4' },
  person: { card: 1, nationalId: 3, firstName: 4, lastName: 5, licence: 9, isActive: 11 },
  truck: { region: 3, two: 5, letter: 6, three: 7, isActive: 8, loaderType: 12 },
  yes: ['1', 'true', 'فعال'],
  loaderTypes: {},
}

/** In: JSON of what differs from the plain map. Out: the whole map. Throws a sentence that says what is wrong. */
export function readRmtoMap(json: string): RmtoMap {
  try {
    return z.parse(RmtoMap, { ...plainMap, ...JSON.parse(json) })
  } catch {
    throw new Error('INQUIRY_MAP_FILE: JSON of the fields of the RMTO service that differ from the plain map')
  }
}
