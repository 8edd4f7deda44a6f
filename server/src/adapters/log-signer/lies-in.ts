import { foldPerfect, type Frontier, levelOver } from '../../kernel/tlog/merkle.rules.ts'
import type { Pool } from '../../kernel/sql.ts'
import { readRow } from './read-logs.ts'

type Claimed = { hallId: number; tree: Frontier; index: number; leaf: Buffer }

/** Whether an entry lies in a tree that was seen: what the database says of its neighbours must come to the hash that was seen. */
export async function liesIn(pool: Pool, { hallId, tree, index, leaf }: Claimed): Promise<boolean> {
  const top = levelOver(tree.size, index)
  let [hash, place] = [leaf, index]
  for (let done = 0; done < top; done += 8) {
    const count = 2 ** Math.min(8, top - done)
    const from = Math.floor(place / count) * count
    const row = await readRow(pool, { hallId, level: done / 8, from, count })
    if (row.length !== count) return false
    hash = foldPerfect(row.with(place - from, hash))
    place = from / count
  }
  return tree.at[top]?.equals(hash) ?? false
}
