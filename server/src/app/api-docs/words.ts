import type { FeatureDocs, FieldDocs } from '@bargah/contract/kernel/docs.ts'
import type { Schema } from './schemas.ts'

export type Docs = Readonly<Record<string, FeatureDocs>>
type Fields = Readonly<Record<string, FieldDocs>>

/** Whose field: of a call, whose shape has a name too, or of a named shape; inside the field `parent` where it has one. */
export type FieldPlace = { owner: string; shape?: string; parent?: string }

/** Names are the same whatever the case of their letters, as they are on the wire. */
const plain = (key: string) => key.toLowerCase()
const lowered = (fields: Fields) =>
  new Map(Object.entries(fields).map(([key, words]) => [plain(key), { key, words }]))

/**
 * Says what fields mean: by `Shape.parent.name`, `parent.name`, `Shape.name`, `call.name` or `name`, the first that there is,
 * in the feature before what all share. It remembers what it was asked for: `missing` are fields that nobody describes,
 * `unused` descriptions of no field.
 */
export function readWords(docs: Docs, common: Fields) {
  const shared = lowered(common)
  const features = Object.entries(docs).map(([feature, { calls, fields = {}, shapes = {} }]) => ({
    feature,
    owners: [...Object.keys(calls), ...Object.keys(shapes)],
    fields: lowered(fields),
  }))
  const featureOf = new Map(features.flatMap(({ owners, fields }) => owners.map((owner) => [owner, fields])))
  const used = new Set<object>()
  const missing = new Set<string>()

  function find({ owner, shape = owner, parent }: FieldPlace, name: string) {
    const own = featureOf.get(owner)
    const inParent =
      parent === undefined
        ? []
        : [own?.get(plain(`${shape}.${parent}.${name}`)), ...both(own, `${parent}.${name}`)]
    const tried = [
      ...inParent,
      own?.get(plain(`${shape}.${name}`)),
      own?.get(plain(`${owner}.${name}`)),
      ...both(own, name),
    ]
    return tried.find((one) => one !== undefined)
  }
  const both = (own: typeof shared | undefined, key: string) => [own?.get(plain(key)), shared.get(plain(key))]

  /** In: a field. Out: its schema with what it means, before what is said of it already, such as what a file may be. */
  function describe(place: FieldPlace, name: string, schema: Schema): Schema {
    const found = find(place, name)
    if (!found) {
      if (schema.description === undefined) missing.add([place.owner, place.parent, name].join('.'))
      return schema
    }
    used.add(found)
    const [meaning, example] = typeof found.words === 'string' ? [found.words] : found.words
    const description = [meaning, ...[schema.description ?? []].flat()].join(' ')
    return { ...schema, description, ...(example !== undefined && { examples: [example] }) }
  }

  const unused = () =>
    [{ feature: 'common', fields: shared }, ...features].flatMap(({ feature, fields }) =>
      [...fields.values()].flatMap((one) => (used.has(one) ? [] : `${feature}: ${one.key}`)),
    )
  return { describe, missing, unused }
}
export type Words = ReturnType<typeof readWords>

/** What old clients read of a write: `code`, `message` and what was made. */
const isCommand = (properties: object) => 'code' in properties && 'message' in properties

/** In: a shape. Out: the same, each of its fields described, those of fields too. */
export function describeAll(words: Words, place: FieldPlace, schema: Schema): Schema {
  const { properties, items, anyOf, oneOf, allOf, prefixItems } = schema
  const within = (one: unknown) => describeAll(words, place, one as Schema)
  const inside = properties && isCommand(properties) ? { ...place, parent: 'command' } : place
  const each = (list: unknown) => (list as unknown[]).map(within)
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([name, field]) => [
          name,
          words.describe(inside, name, describeAll(words, { ...place, parent: name }, field)),
        ]),
      ),
    }),
    ...(items !== undefined && { items: within(items) }),
    ...(anyOf !== undefined && { anyOf: each(anyOf) }),
    ...(oneOf !== undefined && { oneOf: each(oneOf) }),
    ...(allOf !== undefined && { allOf: each(allOf) }),
    ...(prefixItems !== undefined && { prefixItems: each(prefixItems) }),
  }
}
