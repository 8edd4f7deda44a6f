import { beforeEach, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import { addRow } from './rows.ts'
import { checkAudit } from '../src/kernel/audit-check.ts'
import { hashOfSeal, type Seal, sealAudit } from '../src/kernel/audit-seals.store.ts'
import { isSignedBy, readVerifierKey } from '../src/kernel/tlog/notes.rules.ts'
import { sql } from '../src/kernel/sql.ts'

const app = useTestApp()
const work = async (name: string) => {
  await app.addRow('packagings', { name })
  await sealAudit(app)
}
const ask = async (path: string) => (await app.app.inject(`/log/audit/${path}`)).payload
const countSeals = async () => (await app.db.selectFrom('auditSeals').select('id').execute()).length
const behindTheBack = (work: Parameters<typeof app.asOwner>[0]) =>
  app.asOwner(async (owner) => {
    await sql`set session_replication_role = replica`.execute(owner.db)
    await work(owner)
  })
let nr = 0
beforeEach(() => work(`بسته ${(nr += 1)}`))

it('is the head of all seals, signed by the key of the logs under a name of its own, without contents', async () => {
  const note = await ask('checkpoint')
  expect(note.split('\n').slice(0, 2)).toEqual(['bargah.test/audit', String(await countSeals())])
  const key = readVerifierKey((await ask('key')).trim())
  expect(key && isSignedBy(note, key)).toBe(true)
  expect((await app.app.inject('/log/audit/tile/0/000')).statusCode).toBe(404)
  await work('یکی دیگر')
  expect((await ask('checkpoint')).split('\n')[1]).toBe(String(await countSeals()))
})

it('is what the check holds the audit against, and names when it was signed', async () => {
  const saved = await ask('checkpoint')
  const seals = await countSeals()
  await work('پس از آن')
  expect(await checkAudit(app.db, saved)).toMatchObject({ whole: { signed: { seals, by: [] } } })
  const forged = saved.replace(/^(bargah.test\/audit\n)\d+/, '$11')
  expect(await checkAudit(app.db, forged)).toMatchObject({
    broken: { why: 'a checkpoint of the audit is not signed by the key of the logs' },
  })
})

it('tells a chain that was made anew, and one whose end was cut off, whoever has the database', async () => {
  await work('نخست')
  await app.logSigner.sign('audit')
  const saved = await ask('checkpoint')
  const seals: (Seal & { hash: Buffer })[] = await app.rowsOf('auditSeals', {}, 'id')
  const write = (rows: readonly (Seal & { hash: Buffer })[]) =>
    behindTheBack(async ({ db }) => {
      await sql`delete from audit_seals`.execute(db)
      await addRow(db, 'auditSeals', [...rows])
    })
  // every seal made anew from the rows as they are, at another time
  const anew: (Seal & { hash: Buffer })[] = []
  for (const seal of seals) {
    const moved = { ...seal, at: new Date(seal.at.getTime() + 1_000) }
    anew.push({ ...moved, hash: hashOfSeal(anew.at(-1)?.hash, moved) })
  }
  await write(anew)
  expect(await checkAudit(app.db)).toMatchObject({
    broken: { why: 'the seals are not those that were signed' },
  })
  await write(seals.slice(0, -1))
  expect(await checkAudit(app.db)).toMatchObject({ broken: { why: '1 seals that were signed are gone' } })
  await expect(app.logSigner.sign('audit')).rejects.toThrow('seals of it are gone')
  // and without what the database kept, by what somebody else did
  await behindTheBack(({ db }) => sql`delete from audit_checkpoints`.execute(db))
  expect(await checkAudit(app.db)).toMatchObject({ whole: {} })
  expect(await checkAudit(app.db, saved)).toMatchObject({
    broken: { why: '1 seals that were signed are gone' },
  })
  await write(seals)
})
