import { type Frontier, grow, leafHash } from '../../kernel/tlog/merkle.rules.ts'
import type { Pool } from '../../kernel/sql.ts'
import { LogSignerFault } from './log-signer.port.ts'

const batch = 5_000

/** Grows the tree of the audit's seals by those that came since; throws a LogSignerFault when some that were seen are gone. */
export async function followSeals(pool: Pool, from: Frontier): Promise<Frontier> {
  let tree = from
  if (tree.size > 0 && (await listSeals(pool, tree.size - 1, 1)).length === 0) throw rewritten()
  for (;;) {
    const seals = await listSeals(pool, tree.size, batch)
    for (const { id, hash } of seals) {
      if (id !== tree.size + 1) throw rewritten()
      tree = grow(tree, leafHash(hash))
    }
    if (seals.length < batch) return tree
  }
}

type SealRow = { id: number; hash: string }
async function listSeals(pool: Pool, after: number, most: number): Promise<SealRow[]> {
  const { rows } = await pool.query<SealRow>(
    `select id, encode(hash, 'hex') as hash from audit_seals where id > $1 order by id limit $2`,
    [after, most],
  )
  return rows
}

const rewritten = () =>
  new LogSignerFault('the audit is not the one that was seen: seals of it are gone', 'refuses')
