import { type Frontier, grow, leafHash, rootOf } from '../../kernel/tlog/merkle.rules.ts'
import type { Pool } from '../../kernel/sql.ts'
import { type LogSignerFault, rewritten } from './log-signer.port.ts'
import { type Grown, readGrown } from './read-logs.ts'

const batch = 5_000

/** A log as it was seen last, and of which of its entries the text is wanted, where they are new. */
export type LogSeen = { hallId: number; tree: Frontier; wanted: readonly number[] }
/** A log as it stands: its tree, and those of the wanted entries that it has grown by. */
export type LogFollowed = { tree: Frontier; read: ReadonlyMap<number, string> }
type Log = Omit<LogSeen, 'wanted'> & {
  wanted: ReadonlySet<number>
  read: Map<number, string>
  isDone: boolean
  isRewritten: boolean
}

/** Grows trees by what stands behind them. Out: each log in their order, or that it is not the one that was seen. */
export async function followLogs(
  pool: Pool,
  seen: readonly LogSeen[],
): Promise<(LogFollowed | LogSignerFault)[]> {
  const logs = seen.map(
    (log): Log => ({
      ...log,
      wanted: new Set(log.wanted),
      read: new Map(),
      isDone: false,
      isRewritten: false,
    }),
  )
  for (let open = logs; open.length > 0; open = open.filter(({ isDone }) => !isDone)) {
    const most = Math.ceil(batch / open.length)
    const grown = await readGrown(
      pool,
      open.map(({ hallId, tree }) => ({ hallId, from: tree.size, most })),
    )
    for (const [nr, log] of open.entries()) growBy(log, grown[nr] as Grown)
  }
  return logs.map(({ hallId, isRewritten, tree, read }) => (isRewritten ? rewritten(hallId) : { tree, read }))
}

/** A log is done when its tree is that of its head, or when nothing that stands there leads to it. */
function growBy(log: Log, { size, root, entries }: Grown): void {
  for (const entry of entries) {
    if (log.wanted.has(log.tree.size)) log.read.set(log.tree.size, entry)
    log.tree = grow(log.tree, leafHash(entry))
  }
  const isWhole = log.tree.size === size
  log.isRewritten = isWhole ? !rootOf(log.tree).equals(root) : log.tree.size > size || entries.length === 0
  log.isDone = isWhole || log.isRewritten
}
