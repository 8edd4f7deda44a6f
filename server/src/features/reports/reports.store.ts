import type { Role } from '@bargah/contract/kernel/access.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Tx } from '../../kernel/database.ts'
import { didChange } from '../../kernel/sql.ts'

export type ReportColumn = { latinName: string; farsiName: string }
export type ReportOwner = { userId: number; type: string }
type Content = {
  name: string
  columns: readonly ReportColumn[]
  state: JsonObject
  isDefault: boolean
  isShared: boolean
  updatedAt: Date
}

/** Holds back a person's other saves until this one ends, so that limits and the one default hold. */
export async function lockOwner(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const ofOwner = (tx: Tx, { userId, type }: ReportOwner) =>
  tx.selectFrom('savedReports').where('userId', '=', userId).where('type', '=', type)

export async function countReports(tx: Tx, owner: ReportOwner): Promise<number> {
  const { n } = await ofOwner(tx, owner)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** What of one's own report stays when a change leaves it out, or undefined for another's. */
export const findReport = (tx: Tx, reportId: number, owner: ReportOwner) =>
  ofOwner(tx, owner)
    .select(['state', 'isDefault', 'isShared'])
    .$narrowType<{ state: JsonObject }>()
    .where('id', '=', reportId)
    .executeTakeFirst()

/** Leaves a person without a default of this type. */
export const setNoDefault = (tx: Tx, { userId, type }: ReportOwner) =>
  tx
    .updateTable('savedReports')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('isDefault', '=', true)
    .execute()

const asJson = ({ columns, state, ...rest }: Content) => ({
  ...rest,
  columns: JSON.stringify(columns),
  state: JSON.stringify(state),
})

/** Writes a new report. Out: its id. */
export async function insertReport(tx: Tx, owner: ReportOwner, content: Content): Promise<number> {
  const { id } = await tx
    .insertInto('savedReports')
    .values({ ...owner, ...asJson(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setReport = (tx: Tx, reportId: number, content: Content) =>
  tx.updateTable('savedReports').set(asJson(content)).where('id', '=', reportId).execute()

/** Deletes one's own report. Out: false when there is none of his. */
export const deleteOwnReport = (tx: Tx, reportId: number, userId: number): Promise<boolean> =>
  didChange(tx.deleteFrom('savedReports').where('id', '=', reportId).where('userId', '=', userId))

/** Gives one's own report to a role or a hall, or to nobody. Out: false when there is none of his. */
export const giveOwnReport = (
  tx: Tx,
  reportId: number,
  userId: number,
  given: { givenRole: Role | null; givenHallId: number | null },
): Promise<boolean> =>
  didChange(tx.updateTable('savedReports').set(given).where('id', '=', reportId).where('userId', '=', userId))

type Hiding = { userId: number; reportId: number }

export const hideReport = (tx: Tx, hiding: Hiding) =>
  tx
    .insertInto('hiddenReports')
    .values(hiding)
    .onConflict((on) => on.doNothing())
    .execute()

export const unhideReport = (tx: Tx, { userId, reportId }: Hiding) =>
  tx.deleteFrom('hiddenReports').where('userId', '=', userId).where('reportId', '=', reportId).execute()
