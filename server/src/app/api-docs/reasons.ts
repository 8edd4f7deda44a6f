import { docs } from '@bargah/contract/docs.ts'
import type { EndpointShape, Refusals } from '@bargah/contract/kernel/endpoint.ts'
import { kernelRefusals, refusalsOf } from '@bargah/contract/kernel/refusals.ts'
import { refTo } from './components.ts'
import { type Schema, shapeOf } from './schemas.ts'

const named = Object.values(docs).flatMap(({ reasons = {} }) => Object.entries(reasons))

/** The codes of a wording, each with its sentence where that is a fixed one. */
function codesOf(refusals: Refusals): Schema {
  const sentences = Object.entries(refusals).flatMap(([code, said]) =>
    typeof said === 'string' ? [`\`${code}\`: ${said}`] : [],
  )
  const description = sentences.join('\n')
  return { type: 'string', enum: Object.keys(refusals), ...(description && { description }) }
}

/** Wordings that refuse several calls. */
export const reasonShapes: Record<string, Schema> = Object.fromEntries(
  named.map(([name, refusals]) => [name, codesOf(refusals)]),
)

const isNamed = (table: Refusals) => named.some(([, one]) => one === table)
const kernelOf = (endpoint: EndpointShape) =>
  Object.fromEntries(Object.entries(refusalsOf(endpoint)).filter(([code]) => code in kernelRefusals))

/** How a rule refuses a call: by the codes of the wordings that it declares; undefined where none does. */
export function refusedBy(endpoint: EndpointShape): Schema | undefined {
  const { refusals = [] } = endpoint
  const shared = named.flatMap(([name, table]) => (refusals.includes(table) ? [refTo(name)] : []))
  const own = Object.assign(
    {},
    ...refusals.filter((table) => !isNamed(table)),
    kernelOf(endpoint),
  ) as Refusals
  const reasons = [...shared, ...(Object.keys(own).length > 0 ? [codesOf(own)] : [])]
  const [first] = reasons
  if (!first) return undefined
  const reason = reasons.length > 1 ? { anyOf: reasons } : first
  return { allOf: [refTo('Refused'), shapeOf({ data: shapeOf({ reason }, []) }, [])] }
}
