import { accountRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import {
  endAllSessions,
  findByName,
  type GivenPassword,
  insertAccount,
  isMobileOfDriver,
  type NewAccount,
  replacePassword,
} from './accounts.store.ts'

const belongings = ['companyId', 'productOwnerId', 'mainOfficeId', 'hallId', 'driverId'] as const

/** Opens an account. Throws the refusal `username_taken` when the name is somebody's. Out: the user's id. */
export async function openAccount(tx: Tx, account: NewAccount, at: Date): Promise<number> {
  // a driver signs in by his mobile too, which is no other's name
  const isTaken = await isMobileOfDriver(tx, account.username)
  const userId = isTaken ? undefined : await insertAccount(tx, account, at)
  if (userId === undefined) throw new Refusal('username_taken', accountRefusals.username_taken)
  return userId
}

/**
 * Opens the account of a person, company, office or hall, or, when it has one by this name, sets its password and ends its
 * sessions. Throws the refusal `username_taken` when the name is another's. Out: the user's id.
 */
export async function giveAccount(tx: Tx, account: NewAccount, at: Date): Promise<number> {
  const known = await findByName(tx, account.username)
  if (!known) return openAccount(tx, account, at)
  const isHis =
    known.role === account.role && belongings.every((key) => known[key] === (account[key] ?? null))
  if (!isHis) throw new Refusal('username_taken', accountRefusals.username_taken)
  await givePassword(tx, { userId: known.id, passwordHash: account.passwordHash }, at)
  return known.id
}

/** Puts a password in the place of an account's own and ends all of its sessions. */
export async function givePassword(
  tx: Tx,
  { userId, ...password }: { userId: number } & GivenPassword,
  at: Date,
): Promise<void> {
  await replacePassword(tx, userId, password)
  await endAllSessions(tx, userId, 'password_changed', at)
}
