import { once } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** The part of a connection of `pg` that COPY speaks by; its types leave these out. */
type Wire = {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** What came and waits to be taken; above it the connection is read no further. */
const mostWaiting = 1024 * 1024

/** A statement under way, as `pg` hands on what the database says of it. */
class Copying {
  rows = 0
  error: Error | null = null
  isDone = false
  wire: Wire | undefined
  private readonly waiting = new Set<() => void>()
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  submit(wire: Wire) {
    this.wire = wire
    wire.query(this.text)
  }
  handleCommandComplete({ text }: { text: string }) {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1])
  }
  handleError(error: Error) {
    this.error ??= error
    this.handleReadyForQuery()
  }
  handleReadyForQuery() {
    this.isDone = true
    this.tell()
  }
  tell() {
    for (const done of this.waiting) done()
    this.waiting.clear()
  }
  /** Settles when something has come, or the end. */
  change = () => new Promise<void>((done) => this.waiting.add(done))
}

class CopyingOut extends Copying {
  pieces: Buffer[] = []
  waitingBytes = 0
  handleCopyData({ chunk }: { chunk: Buffer }) {
    // the bytes belong to the connection, which goes on to use them
    this.pieces.push(Buffer.from(chunk))
    this.waitingBytes += chunk.length
    if (this.waitingBytes > mostWaiting) this.wire?.stream.pause()
    this.tell()
  }
  take(): Buffer {
    const taken = Buffer.concat(this.pieces)
    this.pieces = []
    this.waitingBytes = 0
    this.wire?.stream.resume()
    return taken
  }
}

/**
 * What `copy … to stdout` gives, in pieces of about a megabyte. It goes no faster than it is taken. Returns how many rows it
 * were.
 */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer, number> {
  const copying = new CopyingOut(statement)
  client.query(copying as never)
  while (!copying.isDone) {
    if (copying.waitingBytes < mostWaiting) await copying.change()
    if (copying.waitingBytes >= mostWaiting) yield copying.take()
  }
  if (copying.error) throw copying.error
  if (copying.waitingBytes > 0) yield copying.take()
  return copying.rows
}

class CopyingIn extends Copying {
  failure: unknown = null
  readonly pieces: AsyncIterable<Buffer>
  constructor(text: string, pieces: AsyncIterable<Buffer>) {
    super(text)
    this.pieces = pieces
  }
  handleCopyInResponse(wire: Wire) {
    this.send(wire).catch((error: unknown) => {
      this.failure = error
      wire.sendCopyFail('what was to be copied ended early')
    })
  }
  async send(wire: Wire) {
    for await (const piece of this.pieces) {
      // the database has said what is wrong
      if (this.error) return
      wire.sendCopyFromChunk(piece)
      if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, 'drain'), this.change()])
    }
    wire.endCopyFrom()
  }
}

/** Hands pieces to `copy … from stdin`. Out: how many rows it were. Throws what the pieces threw, or the database. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const copying = new CopyingIn(statement, pieces)
  client.query(copying as never)
  while (!copying.isDone) await copying.change()
  if (copying.failure) throw copying.failure
  if (copying.error) throw copying.error
  return copying.rows
}
