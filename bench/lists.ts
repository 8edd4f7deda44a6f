import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { listPermits } from '../server/src/features/permits/permits.views.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { admin, fillDemo } from './demo.ts'
import { medianMs } from './measure.ts'
import { withCluster, type World } from './world.ts'

const pageSize = 50
const runs = 41
const everything = {}

const listOf = (sent: Record<string, unknown>) => readList(listFields(PermitRow, permitTable), sent).list

/** Pages of the permits' list, against the same query that joins before it cuts the page. */
export async function benchLists(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillDemo)
    await cluster.onCopy(made, async (world) => {
      const total = await listPermits(world.db, admin, everything).count(listOf({}))
      for (const page of [1, Math.floor(total / pageSize)]) await comparePage(world, page, total)
    })
  })
}

async function comparePage({ db }: World, page: number, total: number): Promise<void> {
  const list = listOf({ Page: page, PageSize: pageSize })
  const ours = () => listPermits(db, admin, everything).page(list)
  const joined = () => listJoined({ db }, page)
  const ids = (await ours()).rows.map((row) => row.id).join()
  if (ids !== (await joined()).map((row) => row.id).join()) throw new Error('lists: the pages differ')
  const oursMs = await medianMs(runs, ours)
  const joinedMs = await medianMs(runs, joined)
  console.log(
    `lists: page ${page} of ${pageSize} from ${total} permits: ${oursMs.toFixed(1)} ms, ` +
      `joined before paging ${joinedMs.toFixed(1)} ms, ratio ${(joinedMs / oursMs).toFixed(1)}x`,
  )
}

/** The same page and total in the simplest way: all joins, then order, limit and offset. Its rows are not presented. */
async function listJoined({ db }: Pick<World, 'db'>, page: number): Promise<{ id: number }[]> {
  await sql`select count(*) from permits`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select permits.id, permits.cargo_id, permits.status, permits.issued_at, cargos.is_hall, halls.name as hall_name,
      permits.turn_id, turns.number as turn_number, permits.driver_freighter_id, companies.name as company_name,
      drivers.first_name, drivers.last_name, drivers.national_id, drivers.mobile, drivers.card_number as driver_card,
      freighters.card_number as freighter_card, plate_two, plate_letter, plate_three, plate_region,
      loader_types.name as loader_type_name, goods.name as goods_name, origin, destination, distance_km, weight_kg,
      rent_toman
    from permits
    join cargos on cargos.id = permits.cargo_id
    join drivers on drivers.id = permits.driver_id
    join freighters on freighters.id = permits.freighter_id
    join loader_types on loader_types.id = freighters.loader_type_id
    join goods on goods.id = cargos.goods_id
    join companies on companies.id = permits.company_id
    left join halls on halls.id = cargos.hall_id
    left join turns on turns.id = permits.turn_id
    order by permits.issued_at desc, permits.id desc
    limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`.execute(db)
  return rows
}
