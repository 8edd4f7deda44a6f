import type * as z from 'zod/mini'
import type { Refusals } from './endpoint.ts'

/** What a field means, in English for programmers, with its unit; and what it may look like, where that helps. */
export type FieldDocs = string | readonly [description: string, example: unknown]

/**
 * What `/openapi.json` says of a feature in English. `calls`: one sentence each. `fields`: by the name on the wire, without
 * regard to the case of letters; `parent.name` is the field inside that one, `call.name` or `Shape.name` that of one call or
 * shape. What no feature says of a field, `common.docs.ts` does. `shapes`: what several calls take or answer, or what others
 * hold whole, by the name that programs know it by: such a name stays. `reasons`: wordings that refuse several calls, likewise.
 */
export type FeatureDocs = {
  calls: Readonly<Record<string, string>>
  fields?: Readonly<Record<string, FieldDocs>>
  shapes?: Readonly<Record<string, z.ZodMiniType>>
  reasons?: Readonly<Record<string, Refusals>>
}

/** In: the codes of a state by their names. Out: `0 voided, 1 issued`. */
export const wordCodes = (codes: Readonly<Record<string, string | number>>): string =>
  Object.entries(codes)
    .map(([name, code]) => `${code} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
    .join(', ')
