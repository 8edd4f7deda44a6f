import { expect, it } from 'vitest'
import { openLasting, type SealedRow, type Shelf } from './lasting-store.ts'

/** A shelf in memory, of which all can be looked at, as a thief of the device would. */
function shelfInMemory() {
  const [rows, keys] = [new Map<string, SealedRow>(), new Map<string, CryptoKey>()]
  const shelf: Shelf = {
    findKey: async (id) => keys.get(id),
    addKey: async (id, key) => keys.get(id) ?? (keys.set(id, key), key),
    list: async (of) => [...rows.values()].filter((row) => row.of === of),
    put: async (row) => void rows.set(row.id, row),
    remove: async (ids) => ids.forEach((id) => rows.delete(id)),
    removeKey: async (id) => void keys.delete(id),
  }
  return { shelf, rows, keys }
}
const [ali, reza] = ['Driver\n1000000087', 'Driver\n1000000141']
const valuesOf = async (shelf: Shelf, person: string) =>
  (await openLasting(shelf, person).list()).map(({ value }) => value)

it('gives back to whoever kept it, whichever session it is, and nothing to the next one on the same phone', async () => {
  const { shelf } = shelfInMemory()
  await openLasting(shelf, ali).keep('a', { note: 'first' }, 1)
  await openLasting(shelf, ali).keep('b', { note: 'second' }, 2)
  await openLasting(shelf, reza).keep('a', { note: 'his' }, 3)
  expect(await valuesOf(shelf, ali)).toEqual([{ note: 'first' }, { note: 'second' }])
  expect(await valuesOf(shelf, reza)).toEqual([{ note: 'his' }])
  expect(await valuesOf(shelf, 'Admin\n1000000087')).toEqual([])
})

it('names nobody, tells nothing, and gives no key away', async () => {
  const { shelf, rows, keys } = shelfInMemory()
  await openLasting(shelf, ali).keep('receipt', { note: 'turn 7' })
  const seen = [...rows.values()].map(({ id, of, sealed }) =>
    [id, of, new TextDecoder().decode(sealed)].join(),
  )
  expect(`${seen.join()}${[...keys.keys()].join()}`).not.toMatch(/1000000087|Driver|receipt|turn/)
  expect(keys.size).toBe(2)
  for (const key of keys.values()) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  }
})

it('opens nothing that was put under another name or handed to another person', async () => {
  const { shelf, rows } = shelfInMemory()
  await openLasting(shelf, ali).keep('a', 'hers')
  await openLasting(shelf, reza).keep('b', 'his')
  const [one, other] = [...rows.values()] as [SealedRow, SealedRow]
  rows.set(other.id, { ...one, id: other.id, of: other.of })
  expect(await valuesOf(shelf, reza)).toEqual([])
  rows.set('elsewhere', { ...one, id: 'elsewhere' })
  expect(await valuesOf(shelf, ali)).toEqual(['hers'])
})

it('keeps the newest when it is too much, one of each name', async () => {
  const { shelf, rows } = shelfInMemory()
  const own = openLasting(shelf, ali)
  for (let at = 1; at <= 203; at += 1) await own.keep(`receipt ${at}`, at, at)
  await own.keep('receipt 203', 'again', 204)
  const kept = await valuesOf(shelf, ali)
  expect([kept.length, kept[0], kept.at(-1), rows.size]).toEqual([200, 4, 'again', 200])
})

it('forgets what he names, or all that is his, and nothing of another', async () => {
  const { shelf, keys } = shelfInMemory()
  for (const person of [ali, reza])
    for (const name of ['a', 'b']) await openLasting(shelf, person).keep(name, name)
  await openLasting(shelf, ali).forget(['a'])
  expect(await valuesOf(shelf, ali)).toEqual(['b'])
  await openLasting(shelf, ali).forgetAll()
  expect([await valuesOf(shelf, ali), await valuesOf(shelf, reza), keys.size]).toEqual([[], ['a', 'b'], 2])
})
