import type { Role } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { ListFields } from '@bargah/contract/kernel/list.ts'
import { type ListField, type ListParams, listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { spellAs } from '@bargah/contract/kernel/spelling.ts'
import * as z from 'zod/mini'
import { badInput } from './errors.ts'

type Sent = { query: Record<string, unknown>; params: Record<string, unknown>; body: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const namesOf = (schema: z.ZodMiniType): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

type Part = { value: unknown; faults: string[] }
type Across = (body: Record<string, unknown>) => [field: string, sentence: string][]

type How = { across?: Across; ignored?: readonly string[] }

function readPart(schema: z.ZodMiniType | undefined, sent: unknown, how: How = {}): Part {
  const { across = () => [], ignored = [] } = how
  if (!schema) return { value: undefined, faults: [] }
  const given = sent === undefined || sent === null ? {} : sent
  if (!isObject(given)) return { value: undefined, faults: ['بدنهٔ درخواست باید یک شیء JSON باشد.'] }
  const spelled = spellAs(namesOf(schema), given)
  // fields that the session decides are ignored, whatever was sent
  for (const field of ignored) delete spelled[field]
  const read = z.safeParse(schema, spelled)
  const issues = read.success ? [] : read.error.issues
  const broken = new Set(issues.map((issue) => issue.path[0]))
  const wellRead = read.success ? (read.data as Record<string, unknown>) : readEach(schema, spelled)
  const faults = across(wellRead).filter(([field]) => !broken.has(field))
  const sentences = [...issues.map((issue) => issue.message), ...faults.map(([, sentence]) => sentence)]
  return { value: read.data, faults: [...new Set(sentences)] }
}

/** The fields that read well where the whole does not. */
function readEach(schema: z.ZodMiniType, sent: Record<string, unknown>): Record<string, unknown> {
  if (!(schema instanceof z.ZodMiniObject)) return {}
  const read = Object.entries(schema.shape).map(([key, field]) => {
    const { success, data } = z.safeParse(field as z.ZodMiniType, sent[key])
    return [key, success ? data : undefined] as const
  })
  return Object.fromEntries(read)
}

/** A request as read; `list` is there for lists only. */
export type ReadInput = { query: unknown; body: unknown; list: ListParams | null }

const knownFields = new WeakMap<EndpointShape, ListField[]>()

/** The fields of a list's rows, read from the contract once. */
function fieldsOf(endpoint: EndpointShape): ListField[] {
  const fields = knownFields.get(endpoint) ?? listFields(endpoint.data, endpoint.table)
  knownFields.set(endpoint, fields)
  return fields
}

/** What is asked of a list: in the query of a GET, in the body of others. */
function readListPart(endpoint: EndpointShape, { query, body }: Sent) {
  if (endpoint.reply !== 'list') return { list: null, faults: [] }
  const sent = endpoint.method === 'GET' ? query : body
  const read = readList(fieldsOf(endpoint), spellAs(namesOf(ListFields), isObject(sent) ? sent : {}))
  if (endpoint.access !== 'public') return read
  const { format, group } = read.list
  const beyond = [
    ...(format ? ['این فهرست خروجی فایل ندارد.'] : []),
    ...(group ? ['این فهرست گروه‌بندی ندارد.'] : []),
  ]
  return { ...read, faults: [...read.faults, ...beyond] }
}

type By = {
  role?: Role | null
  /** What is already known to be wrong, of the files. */
  otherFaults?: readonly string[]
}

/** Parses a request by its endpoint's shapes. Throws 400 with every fault of query, body and list together. */
export function readInput(
  endpoint: EndpointShape,
  sent: Sent,
  { role = null, otherFaults = [] }: By = {},
): ReadInput {
  const ignored = endpoint.ignored?.(role) ?? []
  const query = readPart(endpoint.query, { ...sent.query, ...sent.params }, { ignored })
  const body = readPart(endpoint.body, sent.body, {
    across: (read) => endpoint.faults?.(read, role) ?? [],
    ignored,
  })
  const { list, faults: listFaults } = readListPart(endpoint, sent)
  const faults = [...query.faults, ...body.faults, ...listFaults, ...otherFaults]
  if (faults.length > 0) throw badInput([...new Set(faults)])
  return { query: query.value, body: body.value, list }
}
