import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Times } from './times.ts'
import { KnownRows, Statement } from './statement.ts'
import { traceStatement } from './traced.ts'

/** How many statements are prepared, on each connection: what a server asks again and again, and no more. */
const mostNames = 400
/** How many others are remembered until they are asked once more. */
const mostSeenOnce = 1_000

/**
 * Gives names to statements, so that PostgreSQL prepares each once on a connection. What is asked a second time gets
 * one, until there are enough; what nobody asks again takes no place. In: SQL. Out: its name; undefined = not prepared.
 */
export function nameStatements(most = mostNames) {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= mostSeenOnce) seenOnce.clear()
      seenOnce.add(text)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
    return name
  }
}

/**
 * What is asked together leaves in one write to the socket, when nobody asks any more: a write of its own for each statement is a
 * fourth of what the server does in a transaction.
 */
function leaveTogether(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.connecting || stream.writableCorked > 0) return
  stream.cork()
  // reads that wait for each other leave in the next tick, and go out with the rest
  process.nextTick(() => process.nextTick(() => stream.uncork()))
}

/** Whose statements are counted, and where. */
export type Counted = { times: Times; as: string }

function countStatement({ times, as }: Counted, asked: unknown): void {
  if (!(asked instanceof Promise)) return
  const beganAt = performance.now()
  asked.then(
    () => times.note(as, beganAt, 'done'),
    () => times.note(as, beganAt, 'failed'),
  )
}

/**
 * The connections of one pool: each prepares what the pool is asked with values again, as the query builder asks it. In: how a
 * column is named here, and where statements are counted.
 */
export function preparingClient(nameHere: (column: string) => string, counted?: Counted): typeof pg.Client {
  const nameOf = nameStatements()
  return class extends pg.Client {
    readonly #known = new KnownRows(nameHere)
    // the signature of pg.Client has many forms, of which only this one is told apart
    override query = ((...asked: unknown[]) => {
      leaveTogether(this)
      const [text, values] = asked
      const asking: unknown =
        typeof text === 'string' && Array.isArray(values) && asked.length === 2
          ? this.#ask(text, values)
          : Reflect.apply(pg.Client.prototype.query, this, asked)
      traceStatement(text, asking)
      if (counted) countStatement(counted, asking)
      return asking
    }) as pg.Client['query']

    #ask(text: string, values: unknown[]): Promise<unknown> {
      const name = values.length > 0 ? nameOf(text) : undefined
      return new Promise((resolve, reject) => {
        const statement = new Statement({ name, text, values }, this.#known, (error, result) =>
          error ? reject(error) : resolve(result),
        )
        Reflect.apply(pg.Client.prototype.query, this, [statement])
      })
    }
  }
}
