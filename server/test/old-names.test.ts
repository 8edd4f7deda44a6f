import { companyPermissions } from '@bargah/contract/features/company-settings/company-settings.text.ts'
import { beforeEach, expect, it } from 'vitest'
import { keyedHash } from '../src/kernel/keys.rules.ts'
import { sql } from '../src/kernel/sql.ts'
import { adminActor } from './actors.ts'
import { keys, useTestApp } from './app.ts'

// what the version before did and gave, under the names that calls had then
const app = useTestApp()
const [type] = companyPermissions
let admin: Awaited<ReturnType<typeof adminActor>>
let query: { agentId: number; type: typeof type }
const grant = (headers: object = {}) =>
  app.call('grantCompanyPermission', { token: admin.token, query, headers: { ...headers } })
const isGranted = async () => (await app.oneRow('companies', query.agentId))[type]
beforeEach(async () => {
  admin = await app.adminActor()
  query = { agentId: (await app.buildCompany()).id, type }
})

it('a write that is sent again after an upgrade gives what it gave before', async () => {
  const headers = { 'idempotency-key': 'sent-before-the-upgrade' }
  const { status } = await grant(headers)
  const fingerprint = keyedHash(keys, 'idempotency', `grantAgentPermission ${JSON.stringify(query)}`)
  await app.setRow('idempotencyKeys', {}, { fingerprint })
  await app.setRow('companies', query.agentId, { [type]: false })
  expect([status, (await grant(headers)).status]).toEqual([200, 200])
  expect(await isGranted()).toBe(false)
  query = { ...query, agentId: query.agentId + 1 }
  expect((await grant(headers)).status).toBe(409)
})

it('a write of before an upgrade is taken back after it', async () => {
  const { headers } = await grant()
  await app.asOwner(async ({ db }) => {
    await sql`alter table audit_log disable trigger user`.execute(db)
    await sql`update audit_log set endpoint = 'grantAgentPermission' where id = ${headers['x-undo']}`.execute(
      db,
    )
    await sql`alter table audit_log enable trigger user`.execute(db)
  })
  const back = await app.call('denyCompanyPermission', {
    token: admin.token,
    query,
    headers: { 'x-undoes': String(headers['x-undo']) },
  })
  expect(back.status).toBe(200)
  expect(await isGranted()).toBe(false)
})

it('an act is held for a window that was opened before an upgrade', async () => {
  const boss = await app.signedIn('TransportationCompanyAdmin', { companyId: query.agentId })
  const { userId: Id } = await app.signedIn('TransportationCompanyMember', { companyId: query.agentId })
  const body = { Call: 'closeAgencyUser', Body: { Id } } as never
  expect((await app.call('holdAct', { token: boss.token, body })).statusCode).toBe(200)
  const { data } = await app.call('listHeldActs', { token: boss.token })
  expect(data).toMatchObject([{ call: 'closeCompanyUser' }])
})
