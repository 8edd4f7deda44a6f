import type { Db } from '../../kernel/database.ts'
import type { StatementOwner } from './statement.rules.ts'
import type { WalletOwner } from './wallet.store.ts'

/** Whose wallet it is, as it stands on paper; he is known to be there. */
export const findStatementOwner = (db: Db, owner: WalletOwner): Promise<StatementOwner> =>
  'driverId' in owner ? findDriver(db, owner.driverId) : findCompany(db, owner.companyId)

async function findDriver(db: Db, id: number): Promise<StatementOwner> {
  const { firstName, lastName, nationalId, mobile, cardNumber } = await db
    .selectFrom('drivers')
    .select(['firstName', 'lastName', 'nationalId', 'mobile', 'cardNumber'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    isDriver: true,
    facts: [
      ['راننده', `${firstName} ${lastName}`],
      ['کد ملی', nationalId],
      ['کارت هوشمند راننده', cardNumber],
      ['تلفن همراه', mobile],
    ],
  }
}

async function findCompany(db: Db, id: number): Promise<StatementOwner> {
  const { name, nationalId, address, mobile } = await db
    .selectFrom('companies')
    .select(['name', 'nationalId', 'address', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    isDriver: false,
    facts: [
      ['شرکت حمل', name],
      ['شناسهٔ ملی', nationalId],
      ['نشانی', address],
      ['تلفن همراه', mobile],
    ],
  }
}
