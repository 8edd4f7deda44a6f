import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import * as z from 'zod/mini'
import { badInput } from './errors.ts'

type Sent = { query: Record<string, unknown>; params: Record<string, unknown>; body: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives the keys of `sent` the spelling of the schema: names are matched without regard to case (decisions §2). */
function spellAs(schema: z.ZodMiniType, sent: Record<string, unknown>): Record<string, unknown> {
  const shape = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  const spelling = new Map(shape.map((key) => [key.toLowerCase(), key]))
  const spelled: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(sent)) spelled[spelling.get(key.toLowerCase()) ?? key] = value
  return spelled
}

type Part = { value: unknown; faults: string[] }

function readPart(schema: z.ZodMiniType | undefined, sent: unknown): Part {
  if (!schema) return { value: undefined, faults: [] }
  const given = sent === undefined || sent === null ? {} : sent
  if (!isObject(given)) return { value: undefined, faults: ['بدنهٔ درخواست باید یک شیء JSON باشد.'] }
  const read = z.safeParse(schema, spellAs(schema, given))
  if (read.success) return { value: read.data, faults: [] }
  return { value: undefined, faults: [...new Set(read.error.issues.map((issue) => issue.message))] }
}

/** Parses a request by its endpoint's shapes. Throws 400 with every fault of query and body together. */
export function readInput(endpoint: EndpointShape, sent: Sent): { query: unknown; body: unknown } {
  const query = readPart(endpoint.query, { ...sent.query, ...sent.params })
  const body = readPart(endpoint.body, sent.body)
  const faults = [...query.faults, ...body.faults]
  if (faults.length > 0) throw badInput(faults)
  return { query: query.value, body: body.value }
}
