import { transactionTable } from '@bargah/contract/features/wallet/wallet.columns.ts'
import { TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { type TransferGroup, transferGroups } from '@bargah/contract/features/wallet/wallet.states.ts'
import { transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { whole } from '../../kernel/routes.ts'
import { sql } from '../../kernel/sql.ts'
import { isAnyOf, isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { findAccount, type WalletOwner } from './wallet.store.ts'

/** The accounts of a wallet: a company's with that of what it has on hold. */
export type WalletAccounts = { own: number; held: number | null }

/** The accounts of a wallet; undefined while it was never used. */
export async function findAccounts(db: Db, owner: WalletOwner): Promise<WalletAccounts | undefined> {
  const own = await findAccount(db, owner)
  if (!own) return undefined
  const held = 'driverId' in owner ? undefined : await findAccount(db, { ...owner, held: true })
  return { own: own.id, held: held?.id ?? null }
}

/** Transfers of these accounts: what they gave, and what others gave them. */
export const isOfWallet = ({ own, held }: WalletAccounts) => {
  const accounts = sql.join([own, ...(held === null ? [] : [held])].map((id) => sql.lit(id)))
  const [given, taken] = [
    sql`transfers.debit_account_id in (${accounts})`,
    sql`transfers.credit_account_id in (${accounts})`,
  ]
  const apart = [given, sql`${taken} and transfers.debit_account_id not in (${accounts})`]
  return { sql: sql`(${given} or ${taken})`, apart }
}

const kindInWords = sql`case transfers.kind ${sql.join(
  Object.entries(transferLabels).map(([kind, label]) => sql`when ${sql.lit(kind)} then ${sql.lit(label)}`),
  sql` `,
)} end`

/** What a transfer says of itself; else of which trucks it was, and their route. */
const description = sql`case when transfers.description <> '' or transfers.cargo_id is null then transfers.description else (
  select case when transfers.kind in ('hold', 'release') and company_fee_rial + commission_rial > 0
      and transfers.amount_rial % (company_fee_rial + commission_rial) = 0
    then transfers.amount_rial / (company_fee_rial + commission_rial) || ' کامیون، ' else '' end
    || origin || ' به ' || destination
  from cargos where cargos.id = transfers.cargo_id) end`

/** What an account held after the last transfer of its own before the one that is read. */
const balanceBefore = (account: number) => sql`coalesce((
  select balance from (
    (select id, debit_balance_rial as balance from transfers as taken
      where taken.debit_account_id = ${sql.lit(account)} and taken.id < transfers.id order by id desc limit 1)
    union all
    (select id, credit_balance_rial from transfers as given
      where given.credit_account_id = ${sql.lit(account)} and given.id < transfers.id order by id desc limit 1)
  ) as last order by id desc limit 1), 0)`

/** The lines of one wallet: what it gained and lost by each transfer, and what it then held. */
export function transactionRows({ own, held }: WalletAccounts) {
  const account = sql.lit(own)
  const isIn = sql`transfers.credit_account_id = ${account}`
  const isOut = sql`transfers.debit_account_id = ${account}`
  return sqlRows(TransactionRow, transactionTable, {
    from: 'transfers',
    joins: {},
    fields: {
      id: 'transfers.id',
      transactionNumber: 'transfers.id',
      kind: 'transfers.kind',
      accountType: { sql: kindInWords },
      deposit: { sql: sql`case when ${isIn} then transfers.amount_rial else 0 end` },
      withdraw: { sql: sql`case when ${isOut} then transfers.amount_rial else 0 end` },
      fromHold: {
        sql: sql`case when ${isIn} or ${isOut} then 0 when transfers.credit_account_id = ${sql.lit(held)}
          then -transfers.amount_rial else transfers.amount_rial end`,
      },
      amount: 'transfers.amountRial',
      isOnHold: { sql: sql`not (${isIn} or ${isOut})` },
      availableBalance: {
        sql: sql`case when ${isIn} then transfers.credit_balance_rial when ${isOut} then transfers.debit_balance_rial
          else ${balanceBefore(own)} end`,
      },
      transactionDate: 'transfers.at',
      transactionTime: 'transfers.at',
      at: 'transfers.at',
      description: { sql: description },
      cargoId: 'transfers.cargoId',
      permitId: 'transfers.permitId',
      paymentId: { sql: sql`(select payments.id from payments where payments.transfer_id = transfers.id)` },
    },
  })
}

/** Which lines; absent = all. */
export type TransactionFilter = Days & { group?: TransferGroup }

/** The lines of a wallet that the filter leaves, the newest first; one that was never used has none. */
export async function listTransactions(db: Db, owner: WalletOwner, filter: TransactionFilter) {
  const accounts = await findAccounts(db, owner)
  if (!accounts) return whole<TransactionRow>([])
  const { group } = filter
  return transactionRows(accounts).list(db, {
    where: [
      isOfWallet(accounts),
      ...isWithin(filter),
      isAnyOf('transfers.kind', group && transferGroups[group]),
    ],
    order: ['-transfers.id'],
  })
}

/** All lines of some days that moved the balance, the oldest first. */
export async function listMoved(db: Db, owner: WalletOwner, days: Days): Promise<TransactionRow[]> {
  const accounts = await findAccounts(db, owner)
  if (!accounts) return []
  return transactionRows(accounts).all(db, {
    where: [isOfWallet({ ...accounts, held: null }), ...isWithin(days)],
    order: ['transfers.id'],
  })
}

const isWithin = ({ since, before }: Days) => [
  isSince('transfers.at', since),
  isBefore('transfers.at', before),
]
