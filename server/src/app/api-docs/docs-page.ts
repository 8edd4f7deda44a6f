import { escapeMarkup } from '../../kernel/escape-markup.ts'
import type { ApiDocument } from './openapi.ts'
import type { Schema } from './schemas.ts'

const escape = (text: unknown) => escapeMarkup(String(text))
/** The little Markdown of the document's own words: paragraphs, points and code. */
const words = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/^- (.*)\n?/gm, '<li>$1</li>')

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema }
type Media = Record<string, { schema: Schema }>
type Call = {
  operationId: string
  tags: string[]
  summary: string
  'x-access': string | { roles: string[]; flags: string[] }
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Media }
  responses: { 200: { content: Media } }
}
type Placed = { method: string; path: string; call: Call }
const groupOf = ({ call }: Placed) => call.tags[0] ?? ''
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** A page for developers that shows the document: every call, who may make it, what it takes and gives, and every event. No script. */
export function drawDocs(document: ApiDocument): string {
  const calls: Placed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call: call as Call })),
  )
  const names = [...new Set(calls.map(groupOf))].sort()
  const draw = drawer(document.components)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bargah API</title><link rel="stylesheet" href="/docs/page.css"></head><body>
<nav><a href="#shapes">Shapes</a><a href="#events">Events</a>${names.map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`).join('')}</nav>
<main><h1>Bargah API</h1><div class="about">${words(document.info.description)}</div>
<p>${calls.length} calls. The same for programs: <a href="/openapi.json">/openapi.json</a></p>
${names
  .map((name) => {
    const own = calls.filter((one) => groupOf(one) === name)
    return `<section id="${escape(name)}"><h2>${escape(name)}</h2>${own.map(draw.call).join('')}</section>`
  })
  .join('\n')}
<section id="events"><h2>Events</h2>${Object.entries(document.webhooks).map(draw.event).join('')}</section>
<section id="shapes"><h2>Shapes</h2>${Object.entries(document.components.schemas).map(draw.shape).join('')}</section>
</main></body></html>`
}

const drawAccess = (access: Call['x-access']) => {
  if (access === 'public') return 'everybody'
  if (typeof access === 'string') return 'whoever is signed in'
  return escape([...access.roles, ...access.flags].join(', '))
}

const table = (rows: (Omit<Parameter, 'in'> & { in?: string })[]) =>
  `<div class="wide"><table>${rows
    .map(
      (one) =>
        `<tr><td><code>${escape(one.name)}</code>${one.required ? '' : '?'}</td><td>${escape(one.in ?? '')}</td>` +
        `<td><code>${escape(wordType(one.schema))}</code></td><td>${words(
          String(one.description ?? one.schema.description ?? ''),
        )} <bdi>${escape(one.schema.title ?? '')}</bdi></td></tr>`,
    )
    .join('')}</table></div>`

function drawer({ schemas, parameters }: ApiDocument['components']) {
  /** Its fields, those of what it refers to among them. */
  function fieldsOf(schema: Schema): Omit<Parameter, 'in'>[] {
    if (typeof schema.$ref === 'string') return fieldsOf(schemas[nameOf(schema.$ref)] ?? {})
    if (schema.allOf) return (schema.allOf as Schema[]).flatMap(fieldsOf)
    const required = (schema.required ?? []) as string[]
    return Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, field]) => ({
      name,
      schema: field,
      required: required.includes(name),
    }))
  }

  function drawTakes(call: Call): string {
    const body = Object.values(call.requestBody?.content ?? {})[0]?.schema ?? {}
    const rows = [
      ...call.parameters.map((one) => ('$ref' in one ? (parameters[nameOf(one.$ref)] as Parameter) : one)),
      ...fieldsOf(body).map((field) => ({ ...field, in: 'body' })),
    ]
    return rows.length === 0 ? '' : `<h3>Takes</h3>${table(rows)}`
  }

  /** By which codes it is refused, with the sentence of those that have a fixed one. */
  function drawRefused(refused: Schema): string {
    const data = fieldsOf(refused).findLast(({ name }) => name === 'data')?.schema ?? {}
    const reason = fieldsOf(data).find(({ name }) => name === 'reason')?.schema ?? {}
    const wordings = ((reason.anyOf ?? [reason]) as Schema[]).map((one) =>
      typeof one.$ref === 'string' ? (schemas[nameOf(one.$ref)] ?? {}) : one,
    )
    const codes = wordings.flatMap((one) => one.enum as string[])
    const sentences = wordings.map((one) => String(one.description ?? '')).filter(Boolean)
    return (
      `<details><summary>Refused</summary><pre>${escape(codes.join(' | '))}</pre>` +
      `<p class="about"><bdi>${words(sentences.join('\n'))}</bdi></p></details>`
    )
  }

  const drawMedia = ([media, { schema }]: [string, { schema: Schema }]) => {
    const [done = schema, refused] = (schema.oneOf ?? []) as Schema[]
    return `<p>${escape(media)}</p><pre>${escape(wordType(done))}</pre>${refused ? drawRefused(refused) : ''}`
  }

  return {
    call: ({ method, path, call }: Placed) => `<details id="${escape(call.operationId)}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(call.summary)}</span></summary>
<p>${escape(call.operationId)}, open to ${drawAccess(call['x-access'])}</p>
${drawTakes(call)}
<h3>Gives</h3>${Object.entries(call.responses[200].content).map(drawMedia).join('')}
</details>`,
    event: ([type, { post }]: [string, ApiDocument['webhooks'][string]]) =>
      `<details id="${escape(type)}"><summary><code>${escape(type)}</code> <span>${escape(post.summary)}</span></summary>
<pre>${escape(wordType(post.requestBody.content['application/json'].schema))}</pre></details>`,
    shape: ([name, schema]: [string, Schema]) =>
      `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary>${
        fieldsOf(schema).length > 0
          ? table(fieldsOf(schema))
          : `<pre>${escape(wordType(schema))}</pre><p class="about">${words(String(schema.description ?? ''))}</p>`
      }</details>`,
  }
}

function wordType(schema: Schema, indent = ''): string {
  const joined = (parts: unknown, sign: string) =>
    (parts as Schema[]).map((one) => wordType(one, indent)).join(sign)
  if (typeof schema.$ref === 'string') return nameOf(schema.$ref)
  if (schema.anyOf ?? schema.oneOf) return joined(schema.anyOf ?? schema.oneOf, ' | ')
  if (schema.allOf) return joined(schema.allOf, ' & ')
  if (schema.enum) return (schema.enum as unknown[]).map((one) => JSON.stringify(one)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.prefixItems) return `[${joined(schema.prefixItems, ', ')}]`
  if (schema.type === 'array') return `${wordType((schema.items ?? {}) as Schema, indent)}[]`
  if (schema.properties) return wordObject(schema, indent)
  const type = [schema.type ?? 'any'].flat().join(' | ')
  return `${type}${schema.format ? ` (${String(schema.format)})` : ''}`
}

function wordObject({ properties, required = [] }: Schema, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties as Record<string, Schema>).map(
    ([name, schema]) =>
      `${deeper}${name}${(required as string[]).includes(name) ? '' : '?'}: ${wordType(schema, deeper)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

export const docsStyle = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 220px minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 16px; box-sizing: border-box; }
nav a { display: block; }
main { padding: 16px 24px; max-width: 960px; }
.about { white-space: pre-line; }
details { border-block-start: 1px solid #8886; padding: 6px 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary span { opacity: .7; }
summary b { display: inline-block; min-width: 4em; }
.post { color: light-dark(#7d2475, #e39ad9); } .get { color: light-dark(#0b6b3a, #7fd6a5); } .delete { color: light-dark(#b3261e, #ff9a91); }
td { padding: 2px 12px 2px 0; vertical-align: top; }
.wide { overflow-x: auto; }
pre { overflow-x: auto; padding: 12px; border: 1px solid #8886; border-radius: 8px; }
@media (max-width: 720px) { body { display: block; } nav { position: static; height: auto; } nav a { display: inline-block; margin-inline-end: 12px; } }
`
