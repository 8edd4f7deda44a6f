import { escapeMarkup } from '../../kernel/escape-markup.ts'
import type { ApiDocument } from './openapi.ts'
import type { Schema } from './schemas.ts'

const escape = (text: unknown) => escapeMarkup(String(text))
/** The little Markdown of the document's own words: paragraphs, points and code. */
const words = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/^- (.*)\n?/gm, '<li>$1</li>')

type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Call = {
  operationId: string
  tags: string[]
  summary: string
  'x-access': string | { roles: string[]; flags: string[] }
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: { 200: { content: Record<string, { schema: Schema }> } }
}
type Placed = { method: string; path: string; call: Call }
const groupOf = ({ call }: Placed) => call.tags[0] ?? ''

/** A page for developers that shows the document: every call, who may make it, what it takes and gives. No script. */
export function drawDocs(document: ApiDocument): string {
  const calls: Placed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call: call as Call })),
  )
  const names = [...new Set(calls.map(groupOf))].sort()
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bargah API</title><link rel="stylesheet" href="/docs/page.css"></head><body>
<nav>${names.map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`).join('')}</nav>
<main><h1>Bargah API</h1><div class="about">${words(document.info.description)}</div>
<p>${calls.length} calls. The same for programs: <a href="/openapi.json">/openapi.json</a></p>
${names
  .map((name) =>
    drawGroup(
      name,
      calls.filter((one) => groupOf(one) === name),
    ),
  )
  .join('\n')}
</main></body></html>`
}

const drawGroup = (name: string, calls: Placed[]) =>
  `<section id="${escape(name)}"><h2>${escape(name)}</h2>${calls.map(drawCall).join('')}</section>`

const drawCall = ({ method, path, call }: Placed) => `<details id="${escape(call.operationId)}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(call.summary)}</span></summary>
<p>${escape(call.operationId)}, open to ${drawAccess(call['x-access'])}</p>
${drawTakes(call)}
<h3>Gives</h3>${Object.entries(call.responses[200].content).map(drawMedia).join('')}
</details>`

const drawAccess = (access: Call['x-access']) => {
  if (access === 'public') return 'everybody'
  if (typeof access === 'string') return 'whoever is signed in'
  return escape([...access.roles, ...access.flags].join(', '))
}

function drawTakes({ parameters, requestBody }: Call): string {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  const required = (body?.required ?? []) as string[]
  const inBody = Object.entries((body?.properties ?? {}) as Record<string, Schema>).map(([name, schema]) => ({
    name,
    schema,
    in: 'body',
    required: required.includes(name),
  }))
  const rows = [...parameters, ...inBody].map(
    (one) =>
      `<tr><td><code>${escape(one.name)}</code>${one.required ? '' : '?'}</td><td>${escape(one.in)}</td>` +
      `<td><code>${escape(wordType(one.schema))}</code></td><td><bdi>${escape(one.schema.title ?? '')}</bdi> ` +
      `${words(String(one.schema.description ?? ''))}</td></tr>`,
  )
  return rows.length === 0 ? '' : `<h3>Takes</h3><div class="wide"><table>${rows.join('')}</table></div>`
}

const drawMedia = ([media, { schema }]: [string, { schema: Schema }]) => {
  const [done = schema, refused] = (schema.oneOf ?? []) as Schema[]
  return `<p>${escape(media)}</p><pre>${escape(wordType(done))}</pre>${refused ? drawRefused(refused) : ''}`
}

/** By which codes it is refused, with the sentence of those that have a fixed one. */
const drawRefused = (refused: Schema) =>
  `<details><summary>Refused</summary><pre>${escape(wordType(refused))}</pre>` +
  `<p class="about"><bdi>${words(reasonsOf(refused))}</bdi></p></details>`

type Refused = { properties: { data: { properties: { reason: { description: string } } } } }
const reasonsOf = (refused: Schema) => (refused as Refused).properties.data.properties.reason.description

/** A schema in the manner of a TypeScript type. */
function wordType(schema: Schema, indent = ''): string {
  if (schema.anyOf) return (schema.anyOf as Schema[]).map((one) => wordType(one, indent)).join(' | ')
  if (schema.enum) return (schema.enum as unknown[]).map((one) => JSON.stringify(one)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.prefixItems)
    return `[${(schema.prefixItems as Schema[]).map((one) => wordType(one, indent)).join(', ')}]`
  if (schema.type === 'array') return `${wordType((schema.items ?? {}) as Schema, indent)}[]`
  if (schema.properties) return wordObject(schema, indent)
  return `${String(schema.type ?? 'any')}${schema.format ? ` (${String(schema.format)})` : ''}`
}

function wordObject({ properties, required = [] }: Schema, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties as Record<string, Schema>).map(
    ([name, schema]) =>
      `${deeper}${name}${(required as string[]).includes(name) ? '' : '?'}: ${wordType(schema, deeper)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** How the page looks. */
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
