import type { Role } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'

/** What a form holds or sends, by the names of the wire. */
export type Fields = Record<string, unknown>
/**
 * By what a form is checked: the body of its call and what single fields cannot say, as the contract has them; and by what
 * sentence each field is asked for that the form wants and the contract can do without.
 */
export type Checks = Pick<EndpointShape, 'body' | 'faults'> & { missing?: Faults }
/** One sentence for each field that has a fault. */
export type Faults = Readonly<Record<string, string>>

/** In: what would be sent and by whom. Out: its faults; a field's own stands before what is said of it beside others. */
export function findFaults({ body, faults, missing = {} }: Checks, sent: Fields, role: Role | null): Faults {
  const found: Record<string, string> = {}
  const read = body?.safeParse(sent)
  for (const { path, message } of read?.error?.issues ?? []) found[String(path[0])] ??= message
  for (const [name, sentence] of Object.entries(missing)) if (isMissing(sent[name])) found[name] ??= sentence
  for (const [name, sentence] of faults?.(given(sent), role) ?? []) found[name] ??= sentence
  return found
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (value instanceof Blob && value.size === 0)

const given = (sent: Fields): Fields =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, isMissing(value) ? undefined : value]),
  )

/**
 * In: faults by the names of the wire, and by which field those are shown that have no field of their own. Out: the
 * faults by field, the first where several fall on one.
 */
export function atFields(faults: Faults, shownBy: Readonly<Record<string, string>>): Faults {
  const placed: Record<string, string> = {}
  for (const [name, sentence] of Object.entries(faults)) placed[shownBy[name] ?? name] ??= sentence
  return placed
}

/**
 * In: sentences of the server, which name no field, and the labels of the form's fields. Out: those that begin with a
 * field's label at that field, the longest label first, and the rest.
 */
export function placeSentences(
  sentences: readonly string[],
  labels: Readonly<Record<string, string>>,
): { placed: Faults; rest: string[] } {
  const byLength = Object.entries(labels).toSorted(([, one], [, other]) => other.length - one.length)
  const placed: Record<string, string> = {}
  const rest = sentences.filter((sentence) => {
    const name = byLength.find(([field, label]) => !placed[field] && beginsWith(sentence, label))?.[0]
    if (name !== undefined) placed[name] = sentence
    return name === undefined
  })
  return { placed, rest }
}

const beginsWith = (sentence: string, label: string) => label !== '' && `${sentence} `.startsWith(`${label} `)
