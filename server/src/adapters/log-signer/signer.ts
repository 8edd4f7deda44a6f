import { type Frontier, grow, leafHash, noEntries, rootOf } from '../../kernel/merkle.rules.ts'
import { checkpointText, signNote, verifierKeyOf } from '../../kernel/notes.rules.ts'
import { openPlainPool, type Pool } from '../../kernel/sql.ts'
import { keepLogKey } from './key-file.ts'
import { type LogSigner, LogSignerFault, type SignedCheckpoint } from './log-signer.port.ts'
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

type Head = { size: number; root: Buffer }
type Entry = { index: number; entry: string }
const batch = 5_000

/**
 * The signer itself, in whatever process: it hashes every entry once, grows the tree that it saw last, and signs the outcome
 * only where the database's own tree is the same. Of one process with the same `seenDir` at a time.
 */
export function openSigner({ databaseUrl, origin, keyFile, seenDir }: SignerSettings): LogSigner {
  let pool: Pool | undefined
  const database = () => (pool ??= openPlainPool(databaseUrl, 1))
  const seen = seenIn(seenDir)
  const nameOf = (hallId: number) => `${origin}/log/${hallId}`
  let queue: Promise<unknown> = Promise.resolve()

  async function sign(hallId: number): Promise<SignedCheckpoint> {
    const head = await readHead(database(), hallId)
    const tree = await follow(database(), { hallId, from: seen.read(hallId), size: head.size })
    const root = rootOf(tree)
    if (!root.equals(head.root)) throw rewritten(hallId)
    const name = nameOf(hallId)
    const note = signNote(checkpointText({ origin: name, size: tree.size, root }), name, keepLogKey(keyFile))
    seen.write(hallId, tree)
    await database().query(
      `insert into hall_log_checkpoints (hall_id, size, root, note) values ($1, $2, $3, $4) on conflict do nothing`,
      [hallId, tree.size, root, note],
    )
    return { size: tree.size, root: root.toString('hex'), note }
  }

  return {
    sign(hallId) {
      const signed = queue.then(() => sign(hallId))
      queue = signed.catch(() => {})
      return signed
    },
    async receipts(hallId, indices) {
      const { rows } = await database().query<Entry>(
        'select index, entry from hall_log where hall_id = $1 and index = any($2)',
        [hallId, [...indices]],
      )
      const entryOf = new Map(rows.map(({ index, entry }) => [index, entry]))
      return indices.map((index) => {
        const entry = entryOf.get(index)
        if (entry === undefined) throw new LogSignerFault(`hall ${hallId} has no entry ${index}`, false)
        const { at } = JSON.parse(entry) as { at: number }
        const name = nameOf(hallId)
        const text = `${name}/receipt\n${index}\n${leafHash(entry).toString('base64')}\n${at}\n`
        return signNote(text, name, keepLogKey(keyFile))
      })
    },
    verifierKey: async (hallId) => verifierKeyOf(nameOf(hallId), keepLogKey(keyFile)),
    async close() {
      await queue
      await pool?.end()
    },
  }
}

const rewritten = (hallId: number) =>
  new LogSignerFault(`the log of hall ${hallId} is not the one that was signed: it was written anew`, false)

async function readHead(pool: Pool, hallId: number): Promise<Head> {
  const { rows } = await pool.query<Head>('select size, root from hall_log_heads where hall_id = $1', [
    hallId,
  ])
  return rows[0] ?? { size: 0, root: rootOf(noEntries) }
}

type Way = { hallId: number; from: Frontier; size: number }

/** Grows a tree by what stands in the log behind it, up to `size`. */
async function follow(pool: Pool, { hallId, from, size }: Way): Promise<Frontier> {
  if (size < from.size) throw rewritten(hallId)
  let tree = from
  while (tree.size < size) {
    const { rows } = await pool.query<Entry>(
      'select index, entry from hall_log where hall_id = $1 and index >= $2 and index < $3 order by index',
      [hallId, tree.size, Math.min(size, tree.size + batch)],
    )
    if (rows.length === 0) throw rewritten(hallId)
    for (const { index, entry } of rows) {
      if (index !== tree.size) throw rewritten(hallId)
      tree = grow(tree, leafHash(entry))
    }
  }
  return tree
}
