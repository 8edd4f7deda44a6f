import { linkRefusals } from '@bargah/contract/features/users/users.text.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { badInput, notFound, refuse } from '../../kernel/errors.ts'
import { noUser } from './change-user.ts'
import { deleteLink, insertUserCompany, insertUserHall, isThere } from './users.store.ts'
import { isMadeUser } from './users.views.ts'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'

/** Whose companies or halls are asked for: an organisation's own, of others whom Admin names. Throws 404 for another's. */
export async function ownerOfLinks(call: Call, asked: number | undefined): Promise<number> {
  const session: Session = sessionOf(call)
  if (session.role !== 'Admin') {
    if (asked !== undefined && asked !== session.userId) throw noUser()
    return session.userId
  }
  if (asked === undefined) throw badInput([notChosen('کاربر')])
  if (!(await isMadeUser(call.db, asked))) throw noUser()
  return asked
}

type Given = { userId: number; thingId: number }

async function lookAt(tx: Tx, table: 'companies' | 'halls', { userId, thingId }: Given): Promise<void> {
  if (!(await isMadeUser(tx, userId))) throw noUser()
  if (!(await isThere(tx, table, thingId)))
    throw notFound(table === 'companies' ? 'شرکتی با این مشخصات' : 'سالنی با این مشخصات')
}

/** Out: the link's id. */
export const giveCompany = (call: Call, given: Given): Promise<number> =>
  call.write(async (tx) => {
    await lookAt(tx, 'companies', given)
    const id = await insertUserCompany(tx, given.userId, given.thingId)
    refuse(id === undefined ? 'company_linked' : null, linkRefusals)
    return id as number
  })

/** Out: the link's id. */
export const giveHall = (call: Call, given: Given): Promise<number> =>
  call.write(async (tx) => {
    await lookAt(tx, 'halls', given)
    const id = await insertUserHall(tx, given.userId, given.thingId)
    refuse(id === undefined ? 'hall_linked' : null, linkRefusals)
    return id as number
  })

export const takeLink = (call: Call, table: 'userCompanies' | 'userHalls', id: number): Promise<void> =>
  call.write(async (tx) => {
    if (!(await deleteLink(tx, table, id)))
      throw notFound(table === 'userCompanies' ? 'شرکتی برای این کاربر' : 'سالنی برای این کاربر')
  })
