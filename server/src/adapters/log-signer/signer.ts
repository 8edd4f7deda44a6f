import type { KeyObject } from 'node:crypto'
import { type Frontier, grow, leafHash, rootOf } from '../../kernel/tlog/merkle.rules.ts'
import { checkpointText, signNote, verifierKeyOf } from '../../kernel/tlog/notes.rules.ts'
import { openPlainPool, type Pool } from '../../kernel/sql.ts'
import { followSeals } from './audit-tree.ts'
import { ownKeyOfLogs } from './own-key.ts'
import { liesIn } from './lies-in.ts'
import { type LogId, type LogSigner, LogSignerFault, type SignedCheckpoint } from './log-signer.port.ts'
import { readEntries, readEntry, readHead } from './read-logs.ts'
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

const batch = 5_000

/**
 * The signer itself, in whatever process: it hashes every entry once, grows the tree that it saw last, and signs only what
 * lies in the outcome, and only where the database's own tree is the same. Of one process with the same `seenDir` at a time.
 */
export function openSigner({ databaseUrl, origin, keyFile, seenDir }: SignerSettings): LogSigner {
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

  /** Sees what a log has grown by; what was seen is written down before anything that vouches for it leaves. */
  async function look(hallId: number): Promise<Frontier> {
    const before = seen.read(hallId)
    const head = await readHead(database(), hallId)
    const tree = await follow(database(), { hallId, from: before, size: head.size })
    if (!rootOf(tree).equals(head.root)) throw rewritten(hallId)
    if (tree.size > before.size) seen.write(hallId, tree)
    return tree
  }

  /** The same of the audit's seals. */
  async function lookAtSeals(): Promise<Frontier> {
    const before = seen.read('audit')
    const tree = await followSeals(database(), before)
    if (tree.size > before.size) seen.write('audit', tree)
    return tree
  }

  async function sign(hallId: LogId): Promise<SignedCheckpoint> {
    const key = await ownKey()
    const tree = await (hallId === 'audit' ? lookAtSeals() : look(hallId))
    const [name, root] = [nameOf(hallId), rootOf(tree)]
    const note = signNote(checkpointText({ origin: name, size: tree.size, root }), name, key)
    await keepSigned(database(), hallId, { size: tree.size, root, note })
    return { size: tree.size, root: root.toString('hex'), note }
  }

  async function promise(tree: Frontier, hallId: number, index: number): Promise<string> {
    const entry = await readEntry(database(), hallId, index)
    if (entry === undefined || index >= tree.size)
      throw new LogSignerFault(`hall ${hallId} has no entry ${index}`, 'refuses')
    const leaf = leafHash(entry)
    if (!(await liesIn(database(), { hallId, tree, index, leaf }))) throw rewritten(hallId)
    const { at } = JSON.parse(entry) as { at: number }
    const name = nameOf(hallId)
    return signNote(`${name}/receipt\n${index}\n${leaf.toString('base64')}\n${at}\n`, name, await ownKey())
  }

  return {
    sign: (hallId) => inOrder(() => sign(hallId)),
    receipts: (hallId, indices) =>
      inOrder(async () => {
        await ownKey()
        const tree = await look(hallId)
        const notes: string[] = []
        for (const index of indices) notes.push(await promise(tree, hallId, index))
        return notes
      }),
    verifierKey: async (hallId) => verifierKeyOf(nameOf(hallId), await ownKey()),
    async close() {
      await queue
      await pool?.end()
    },
  }
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

const rewritten = (hallId: number) =>
  new LogSignerFault(`the log of hall ${hallId} is not the one that was seen: it was written anew`, 'refuses')

/** Grows a tree by what stands in the log behind it, up to `size`. */
async function follow(
  pool: Pool,
  { hallId, from, size }: { hallId: number; from: Frontier; size: number },
): Promise<Frontier> {
  if (size < from.size) throw rewritten(hallId)
  let tree = from
  while (tree.size < size) {
    const rows = await readEntries(pool, hallId, tree.size, Math.min(size, tree.size + batch))
    if (rows.length === 0) throw rewritten(hallId)
    for (const { index, entry } of rows) {
      if (index !== tree.size) throw rewritten(hallId)
      tree = grow(tree, leafHash(entry))
    }
  }
  return tree
}
