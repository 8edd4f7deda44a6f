import type { CompanySetting } from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import type { CompanyPermission } from '@bargah/contract/features/company-settings/company-settings.text.ts'
import type { CommissionSettings } from '@bargah/contract/features/company-settings/commission.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { open, seal, type SealedColumn } from '../../kernel/seal.ts'
import { didChange, hasRow, sql, takeId } from '../../kernel/sql.ts'

export const inquiryPassword = {
  purpose: 'inquiry password',
  table: 'inquiryCredentials',
  column: 'passwordSealed',
} as const satisfies SealedColumn

/** Whether a permit of `cargos.goods_id` counts as printed at its issue (rules 12.5), over `cargos` and `companies`. */
export const issuesWaybillsAtOnce = sql<boolean>`(companies.instant_bill and not exists (
  select from not_allowed_goods
  where not_allowed_goods.company_id = companies.id and not_allowed_goods.goods_id = cargos.goods_id))`

/** Locks a company that something is set for. Out: its limits (km), or undefined where there is none such. */
export const lockCompanyForSetting = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('companies')
    .select(['id', 'name', 'minLoadReserveRangeKm', 'maxLoadReserveRangeKm'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setPermission = (tx: Tx, companyId: number, permission: CompanyPermission, isOn: boolean) =>
  tx
    .updateTable('companies')
    .set({ [permission]: isOn })
    .where('id', '=', companyId)
    .execute()

const rangeColumns = {
  MinLoadReserveRange: 'minLoadReserveRangeKm',
  MaxLoadReserveRange: 'maxLoadReserveRangeKm',
} as const satisfies Record<CompanySetting, string>

/** `km`: null = no limit. */
export const setRange = (tx: Tx, companyId: number, setting: CompanySetting, km: number | null) =>
  tx
    .updateTable('companies')
    .set({ [rangeColumns[setting]]: km })
    .where('id', '=', companyId)
    .execute()

export const setCommission = (tx: Tx, companyId: number, commission: CommissionSettings) =>
  tx.updateTable('companies').set(commission).where('id', '=', companyId).execute()

export const insertNotAllowed = (tx: Tx, companyId: number, goodsId: number) =>
  tx
    .insertInto('notAllowedGoods')
    .values({ companyId, goodsId })
    .onConflict((on) => on.doNothing())
    .execute()

/** Out: whether there was such a row. */
export const deleteNotAllowed = (tx: Tx, companyId: number, goodsId: number): Promise<boolean> =>
  didChange(
    tx.deleteFrom('notAllowedGoods').where('companyId', '=', companyId).where('goodsId', '=', goodsId),
  )

export const isGoods = (tx: Tx, goodsId: number): Promise<boolean> =>
  hasRow(tx.selectFrom('goods').select('id').where('id', '=', goodsId))

export const findWsCode = (db: Db | Tx, companyId: number) =>
  db.selectFrom('inquiryCredentials').selectAll().where('companyId', '=', companyId).executeTakeFirst()

type WsCode = { username: string; password: string; companyCode: string | null; isActive: boolean }

/** Keeps a company's inquiry credentials, its password sealed, in the place of the one before. */
export async function putWsCode(tx: Tx, keys: KeyRing, companyId: number, code: WsCode): Promise<void> {
  const { password, ...rest } = code
  const id = (await findWsCode(tx, companyId))?.id ?? (await takeId(tx, 'inquiry_credentials'))
  const kept = { ...rest, passwordSealed: seal(keys, inquiryPassword, id, password) }
  await tx
    .insertInto('inquiryCredentials')
    .values({ id, companyId, ...kept })
    .onConflict((on) => on.column('id').doUpdateSet(kept))
    .execute()
}

/** A company's own user, password and code at the inquiry service; null where it has none, or they are switched off. */
export async function inquiryCredentialsOf(db: Db | Tx, keys: KeyRing, companyId: number) {
  const found = await findWsCode(db, companyId)
  if (!found?.isActive) return null
  const { id, username, companyCode, passwordSealed } = found
  return { username, companyCode, password: open(keys, inquiryPassword, id, passwordSealed) }
}

/** As whom a caller asks the inquiry service: a company that has an account of its own there, under it. */
export const inquiresAs = async ({ db, session }: Call, keys: KeyRing) =>
  session?.companyId ? ((await inquiryCredentialsOf(db, keys, session.companyId)) ?? undefined) : undefined

/** The kept password, whether switched on or not. */
export const openPassword = (keys: KeyRing, { id, passwordSealed }: { id: number; passwordSealed: string }) =>
  open(keys, inquiryPassword, id, passwordSealed)
