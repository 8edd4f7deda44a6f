import { importRefusals, stoppedByRights } from '@bargah/contract/features/imports/imports.text.ts'
import { describe, expect, it } from 'vitest'
import { newNationalCode, next } from '../../../test/plain.ts'
import { fileOf, useImports } from './story.build.ts'

const { app, story, send, sent, shown, start, undo, imported, undone, kindsOf } = useImports()

async function keyOf(...scopes: string[]) {
  const { id, key } = await app.buildKey({ userId: story.desk.userId, scopes })
  return { id, token: key }
}
const ofCustomers = () => keyOf('access_Customer_Add', 'access_Customer_Delete')

const lines = (name: string, city = 'اصفهان') => [
  ['نام مشتری', 'کد یا شناسهٔ ملی', 'شهر', 'نشانی'],
  [name, newNationalCode(), city, 'خیابان کاوه'],
]
const customersNamed = async (name: string) =>
  (await app.db.selectFrom('customers').select('id').where('name', '=', name).execute()).length

describe('a program imports by its key', () => {
  it('tries a file out, reads its faults, writes it and takes it back, each as the deed of the key', async () => {
    const program = await ofCustomers()
    const wrong = await sent(program, 'customers', lines('مشتری برنامه', 'ناکجا'))
    expect(await shown(program, wrong)).toMatchObject({ state: 'checked', faults: 1 })
    const faults = await app.call('downloadImportFaults', { token: program.token, query: { Id: wrong } })
    expect(faults.status).toBe(200)
    const name = `مشتری برنامه ${next()}`
    const id = await sent(program, 'customers', lines(name))
    expect(await imported(program, id)).toMatchObject({ state: 'imported', made: 1, mayUndo: true })
    const deed = {
      userId: story.desk.userId,
      sessionId: null,
      keyId: program.id,
      deviceId: `key:${program.id}`,
    }
    expect(await app.lastRow('auditLog', { endpoint: 'startImport' })).toMatchObject(deed)
    expect(await undone(program, id)).toMatchObject({ state: 'undone' })
    expect(await app.lastRow('auditLog', { endpoint: 'undoImport' })).toMatchObject(deed)
    expect(await customersNamed(name)).toBe(0)
  })

  it('but only what the key itself may write, and takes back only what it may take away', async () => {
    const program = await keyOf('access_Customer_Add')
    expect(await kindsOf(program)).toEqual(['customers'])
    expect((await send(program, 'loads', fileOf([['سالن'], ['بندر']]))).data.reason).toBe('not_allowed')
    const id = await sent(program, 'customers', lines(`مشتری ماندنی ${next()}`))
    expect(await imported(program, id)).toMatchObject({ state: 'imported', mayUndo: false })
    expect((await undo(program, id)).message).toBe(importRefusals.not_allowed)
    const other = await keyOf('access_Reserve_List')
    expect((await send(other, 'customers', fileOf(lines('هیچ')))).data.reason).toBe('key_lacks_scope')
  })

  it('sees neither the files of its account’s people nor those of its other keys', async () => {
    const [program, another] = [await ofCustomers(), await ofCustomers()]
    const byKey = await sent(another, 'customers', lines('کلید دیگر'))
    const byPerson = await sent(story.desk, 'customers', lines('آدم'))
    expect((await app.call('showImports', { token: program.token })).data.imports).toEqual([])
    for (const Id of [byKey, byPerson]) {
      for (const key of ['showImport', 'downloadImportFaults'] as const)
        expect((await app.call(key, { token: program.token, query: { Id } })).status).toBe(404)
      expect((await start(program, Id, true)).status).toBe(404)
      expect((await undo(program, Id)).status).toBe(404)
    }
  })

  it('writes nothing once the key was ended or its account lost the right', async () => {
    const program = await ofCustomers()
    const name = `مشتری کلیدباخته ${next()}`
    const id = await sent(program, 'customers', lines(name))
    await start(program, id, true)
    await app.call('endApiKey', { token: story.desk.token, body: { Id: program.id } })
    await app.runImport(id)
    expect(await shown(story.desk, id)).toMatchObject({ state: 'checked', made: 0, note: stoppedByRights })
    expect(await customersNamed(name)).toBe(0)
  })

  it('and a person of the account sees it, and takes it back in his own name', async () => {
    const program = await keyOf('access_Customer_Add')
    const id = await sent(program, 'customers', lines(`مشتری سپرده ${next()}`))
    await imported(program, id)
    const { name: keyName } = await app.oneRow('apiKeys', { id: program.id })
    expect(await shown(story.desk, id)).toMatchObject({ keyName })
    const { imports } = (await app.call('showImports', { token: story.desk.token })).data
    const mine = await sent(story.desk, 'customers', lines('آدم'))
    expect(imports).toContainEqual(expect.objectContaining({ id, keyName }))
    expect(await shown(story.desk, mine)).toMatchObject({ keyName: null })
    expect(await undone(story.desk, id)).toMatchObject({ state: 'undone' })
    const line = await app.lastRow('auditLog', { endpoint: 'undoImport' })
    expect(line).toMatchObject({ keyId: null, sessionId: expect.any(Number) })
    expect(await shown(program, id)).toMatchObject({ state: 'undone' })
  })
})
