import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** The goods that loads of a company have had: each is looked for after the one before, so that not all of its loads are read. */
export async function listOwnGoods(db: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ goodsId: number }>`
    with recursive had as (
      (select goods_id from cargos where company_id = ${companyId} order by goods_id limit 1)
      union all
      select (select goods_id from cargos where company_id = ${companyId} and goods_id > had.goods_id order by goods_id limit 1)
      from had where had.goods_id is not null)
    select goods_id from had where goods_id is not null`.execute(db)
  return rows.map(({ goodsId }) => goodsId)
}
