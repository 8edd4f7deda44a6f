import type { KeyObject } from 'node:crypto'
import { type Frontier, leafHash, rootOf } from '../../kernel/tlog/merkle.rules.ts'
import { checkpointText, signNote, verifierKeyOf } from '../../kernel/tlog/notes.rules.ts'
import { openPlainPool, type Pool } from '../../kernel/sql.ts'
import { followSeals } from './audit-tree.ts'
import { type LogFollowed, followLogs, type LogSeen } from './follow-logs.ts'
import { ownKeyOfLogs } from './own-key.ts'
import {
  type BatchSigner,
  type EntriesOf,
  type LogId,
  LogSignerFault,
  rewritten,
  type SignedCheckpoint,
} from './log-signer.port.ts'
import { liesIn, readEntry } from './read-logs.ts'
import { seenIn } from './seen.ts'

export type SignerSettings = {
  /** The database, by the role of the signer. */
  databaseUrl: string
  /** Before `/log/{hallId}` in the names of logs and keys. */
  origin: string
  keyFile: string
  /** The folder of what it saw last. */
  seenDir: string
}

/**
 * The signer itself, in whatever process: it hashes every entry once, grows the tree that it saw last, and signs only what
 * lies in the outcome, and only where the database's own tree is the same. Of one process with the same `seenDir` at a time.
 */
export function openSigner({ databaseUrl, origin, keyFile, seenDir }: SignerSettings): BatchSigner {
  let pool: Pool | undefined
  const database = () => (pool ??= openPlainPool(databaseUrl, 1))
  const seen = seenIn(seenDir)
  const nameOf = (hallId: LogId) => (hallId === 'audit' ? `${origin}/audit` : `${origin}/log/${hallId}`)
  let known: Promise<KeyObject> | undefined
  /** The key, once it is known that the logs of this database are signed by it. */
  const ownKey = () =>
    (known ??= ownKeyOfLogs(database(), { origin, keyFile }).catch((error: unknown) => {
      known = undefined
      throw error
    }))
  let queue: Promise<unknown> = Promise.resolve()
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }

  /**
   * Sees what logs have grown by; what was seen is written down before anything that vouches for it leaves. Out: each log, in
   * their order; one whose file cannot be read or written is a fault of that log alone.
   */
  async function look(asked: readonly EntriesOf[]): Promise<Looked[]> {
    const before = asked.map(({ hallId, indices }) =>
      orFault(() => ({ hallId, tree: seen.read(hallId), wanted: indices })),
    )
    const readable = before.filter((one): one is LogSeen => !(one instanceof LogSignerFault))
    const followed = await followLogs(database(), readable)
    const kept = readable.map(async ({ hallId, tree }, nr) => {
      const log = followed[nr] as Looked
      if ('tree' in log && log.tree.size > tree.size) await seen.write(hallId, log.tree)
      return log
    })
    // all have ended before the next look, which writes the same files
    const written = await Promise.allSettled(kept)
    const looked = written.values()
    return before.map((one) => (one instanceof LogSignerFault ? one : outcomeOf(looked.next().value)))
  }

  /** The same of the audit's seals. */
  async function lookAtSeals(): Promise<Frontier> {
    const before = seen.read('audit')
    const tree = await followSeals(database(), before)
    if (tree.size > before.size) await seen.write('audit', tree)
    return tree
  }

  async function sign(hallId: LogId): Promise<SignedCheckpoint> {
    const key = await ownKey()
    const tree = await (hallId === 'audit' ? lookAtSeals() : lookAtOne(hallId))
    const [name, root] = [nameOf(hallId), rootOf(tree)]
    const note = signNote(checkpointText({ origin: name, size: tree.size, root }), name, key)
    await keepSigned(database(), hallId, { size: tree.size, root, note })
    return { size: tree.size, root: root.toString('hex'), note }
  }

  async function lookAtOne(hallId: number): Promise<Frontier> {
    const [log] = await look([{ hallId, indices: [] }])
    return orThrow(log as Looked).tree
  }

  /** What stands at a place of a log, by what was seen now, or as it lies in what was seen before. */
  async function findEntry({ tree, read }: LogFollowed, hallId: number, index: number): Promise<string> {
    const entry = read.get(index) ?? (await readEntry(database(), hallId, index))
    if (entry === undefined || index >= tree.size)
      throw new LogSignerFault(`hall ${hallId} has no entry ${index}`, 'refuses')
    if (read.has(index)) return entry
    if (await liesIn(database(), { hallId, tree, index, leaf: leafHash(entry) })) return entry
    throw rewritten(hallId)
  }

  async function promise(log: LogFollowed, hallId: number, index: number): Promise<string> {
    const entry = await findEntry(log, hallId, index)
    const { at } = JSON.parse(entry) as { at: number }
    const name = nameOf(hallId)
    const text = `${name}/receipt\n${index}\n${leafHash(entry).toString('base64')}\n${at}\n`
    return signNote(text, name, await ownKey())
  }

  async function promiseAll(log: Looked, { hallId, indices }: EntriesOf) {
    try {
      const notes: string[] = []
      for (const index of indices) notes.push(await promise(orThrow(log), hallId, index))
      return notes
    } catch (error) {
      return faultOf(error)
    }
  }

  async function receiptsOf(asked: readonly EntriesOf[]): Promise<(string[] | LogSignerFault)[]> {
    await ownKey()
    const hallIds = [...new Set(asked.map(({ hallId }) => hallId))]
    const looked = await look(
      hallIds.map((hallId) => ({
        hallId,
        indices: asked.flatMap((one) => (one.hallId === hallId ? one.indices : [])),
      })),
    )
    const logOf = (hallId: number) => looked[hallIds.indexOf(hallId)] as Looked
    const promised: (string[] | LogSignerFault)[] = []
    for (const one of asked) promised.push(await promiseAll(logOf(one.hallId), one))
    return promised
  }

  return {
    sign: (hallId) => inOrder(() => sign(hallId)),
    async receipts(hallId, indices) {
      const [notes] = await inOrder(() => receiptsOf([{ hallId, indices }]))
      return orThrow(notes as string[] | LogSignerFault)
    },
    receiptsOf: (asked) => inOrder(() => receiptsOf(asked)),
    verifierKey: async (hallId) => verifierKeyOf(nameOf(hallId), await ownKey()),
    async close() {
      await queue
      await pool?.end()
    },
  }
}

type Looked = LogFollowed | LogSignerFault

const faultOf = (error: unknown): LogSignerFault =>
  error instanceof LogSignerFault ? error : new LogSignerFault(`nothing was signed: ${String(error)}`, 'away')

function orFault<T>(work: () => T): T | LogSignerFault {
  try {
    return work()
  } catch (error) {
    return faultOf(error)
  }
}

const outcomeOf = (settled: PromiseSettledResult<Looked> | undefined): Looked =>
  settled?.status === 'fulfilled' ? settled.value : faultOf(settled?.reason)

function orThrow<T extends object>(found: T | LogSignerFault): T {
  if (found instanceof LogSignerFault) throw found
  return found
}

type Signed = { size: number; root: Buffer; note: string }
const keepSigned = (pool: Pool, hallId: LogId, { size, root, note }: Signed) =>
  hallId === 'audit'
    ? pool.query(
        'insert into audit_checkpoints (size, root, note) values ($1, $2, $3) on conflict do nothing',
        [size, root, note],
      )
    : pool.query(
        'insert into hall_log_checkpoints (hall_id, size, root, note) values ($1, $2, $3, $4) on conflict do nothing',
        [hallId, size, root, note],
      )
