import { doneOf, opener, writtenOf } from './device-store.ts'
import type { SealedRow, Shelf } from './lasting-store.ts'

const [rowTable, keyTable] = ['rows', 'keys']

const open = opener('bargah.lasting', 1, (made) => {
  made.createObjectStore(rowTable, { keyPath: 'id' }).createIndex('of', 'of')
  made.createObjectStore(keyTable)
})

const tableOf = async (name: string, mode: IDBTransactionMode) =>
  (await open()).transaction(name, mode).objectStore(name)

/** The browser's own database, apart from that of a session's things: it is not deleted with them. */
export const browserShelf: Shelf = {
  findKey: async (id) => doneOf<CryptoKey | undefined>((await tableOf(keyTable, 'readonly')).get(id)),
  async addKey(id, key) {
    const table = await tableOf(keyTable, 'readwrite')
    const known = await doneOf<CryptoKey | undefined>(table.get(id))
    if (known) return known
    await writtenOf(table.put(key, id))
    return key
  },
  list: async (of) => doneOf<SealedRow[]>((await tableOf(rowTable, 'readonly')).index('of').getAll(of)),
  put: async (row) => void (await writtenOf((await tableOf(rowTable, 'readwrite')).put(row))),
  async remove(ids) {
    const table = await tableOf(rowTable, 'readwrite')
    await Promise.all(ids.map((id) => writtenOf(table.delete(id))))
  },
  removeKey: async (id) => writtenOf((await tableOf(keyTable, 'readwrite')).delete(id)),
}
