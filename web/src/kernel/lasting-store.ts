/**
 * What belongs to a person on this device beyond his sessions: each thing sealed with a key of this device and this person,
 * which no script can take out of the browser. It lies under a keyed hash, so that what is found here names nobody, and it is
 * opened while he himself is signed in, whichever session that is. It goes when he removes it and not when a session ends,
 * whoever ended it. Nothing is kept where the browser ciphers nothing (outside of https and localhost) or keeps nothing.
 */

/** `of`: whose it is, `id`: what it is, both hashed by the device's key. `at`: when it was kept, in ms. */
export type SealedRow = {
  id: string
  of: string
  at: number
  sealed: ArrayBuffer
  iv: Uint8Array<ArrayBuffer>
}

/** Where the rows and the keys lie. A key that is there already is not replaced. */
export type Shelf = {
  findKey(id: string): Promise<CryptoKey | undefined>
  addKey(id: string, key: CryptoKey): Promise<CryptoKey>
  list(of: string): Promise<SealedRow[]>
  put(row: SealedRow): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  removeKey(id: string): Promise<void>
}

const mostKept = 200
const deviceKey = 'device'

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const utf8 = (text: string) => new TextEncoder().encode(text)

/** The things of one person on a shelf. Reading and writing throw where the browser has no ciphers or no room. */
export function openLasting(shelf: Shelf, person: string) {
  async function hashOf(text: string): Promise<string> {
    const key =
      (await shelf.findKey(deviceKey)) ??
      (await shelf.addKey(
        deviceKey,
        await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
      ))
    return toHex(await crypto.subtle.sign('HMAC', key, utf8(text)))
  }
  async function makeKey(of: string): Promise<CryptoKey> {
    const cipher = { name: 'AES-GCM', length: 256 }
    return shelf.addKey(of, await crypto.subtle.generateKey(cipher, false, ['encrypt', 'decrypt']))
  }
  const sealOf = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: utf8(id),
  })
  const idOf = (name: string) => hashOf(`${person}\n${name}`)

  return {
    /** Keeps a value under a name, in the place of what lies there; the oldest of what is too much go. */
    async keep(name: string, value: unknown, at = Date.now()): Promise<void> {
      const of = await hashOf(person)
      const id = await idOf(name)
      const key = (await shelf.findKey(of)) ?? (await makeKey(of))
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt(sealOf(id, iv), key, utf8(JSON.stringify(value)))
      await shelf.put({ id, of, at, sealed, iv })
      const rows = await shelf.list(of)
      const surplus = rows.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, rows.length - mostKept))
      if (surplus.length > 0) await shelf.remove(surplus.map((row) => row.id))
    },
    /** All that he has here, the oldest first; what does not open is left out. */
    async list(): Promise<{ value: unknown; at: number }[]> {
      const of = await hashOf(person)
      const key = await shelf.findKey(of)
      if (!key) return []
      const rows = (await shelf.list(of)).toSorted((a, b) => a.at - b.at)
      const opened = await Promise.allSettled(
        rows.map(async ({ id, at, iv, sealed }) => {
          const text = await crypto.subtle.decrypt(sealOf(id, iv), key, sealed)
          return { at, value: JSON.parse(new TextDecoder().decode(text)) as unknown }
        }),
      )
      return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    forget: async (names: readonly string[]) => shelf.remove(await Promise.all(names.map(idOf))),
    async forgetAll(): Promise<void> {
      const of = await hashOf(person)
      await shelf.remove((await shelf.list(of)).map(({ id }) => id))
      await shelf.removeKey(of)
    },
  }
}
