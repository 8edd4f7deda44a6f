import type { Flag } from '@bargah/contract/kernel/access.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, sql } from '../../kernel/sql.ts'

/** Whose users are meant: those of one company, or null for support, who is of none. */
type Scope = { companyId: number | null }

const usersOf = (db: Db | Tx, { companyId }: Scope, isClosed = false) =>
  db
    .selectFrom('users')
    .where('role', '=', 'TransportationCompanyMember')
    .where('closedAt', isClosed ? 'is not' : 'is', null)
    .$if(companyId !== null, (query) => query.where('companyId', '=', companyId))

/** The users of a company, or those whose accounts were closed, in the order of their names, each with when he last signed in. */
export const listCompanyUsers = (db: Db, companyId: number, isClosed: boolean) =>
  usersOf(db, { companyId }, isClosed)
    .select(['id', 'username', 'fullName', 'mobile', 'nationalId', 'isActive', 'accessFlags', 'createdAt'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((max) => max.fn.max('sessions.createdAt').as('at'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastSignInAt'),
    )
    .orderBy('fullName')
    .orderBy('id')
    .execute()

type Which = Scope & ({ id: number } | { username: string })

/** The company user that is meant, locked; undefined where there is none in reach. */
export const lockCompanyUser = (tx: Tx, which: Which) =>
  usersOf(tx, which)
    .select(['id', 'username', 'mobile', 'accessFlags', 'isActive'])
    .where((eb) =>
      'id' in which ? eb('id', '=', which.id) : eb(sql`lower(username)`, '=', which.username.toLowerCase()),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()

type Facts = { fullName: string; mobile: string | null; nationalId: string | null; accessFlags: Flag[] }

export const updateCompanyUser = (tx: Tx, id: number, facts: Facts) =>
  tx.updateTable('users').set(facts).where('id', '=', id).execute()

export const setActive = (tx: Tx, id: number, isActive: boolean) =>
  tx.updateTable('users').set({ isActive }).where('id', '=', id).execute()

/** Closes an account: it is found no more but by whoever opens it again. */
export const closeAccount = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('users').set({ isActive: false, closedAt: at }).where('id', '=', id).execute()

/** Out: false when the company has no such closed account. */
export const reopenAccount = (
  tx: Tx,
  { companyId, id }: { companyId: number; id: number },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('users')
      .set({ isActive: true, closedAt: null })
      .where('id', '=', id)
      .where('companyId', '=', companyId)
      .where('role', '=', 'TransportationCompanyMember')
      .where('closedAt', 'is not', null),
  )
