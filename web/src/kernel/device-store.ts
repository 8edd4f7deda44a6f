import { currentSession } from './session.ts'

/**
 * What the browser keeps for use without a network: each thing sealed under its name, with the key of the session. The
 * key can be read by nobody, belongs to one session (by the digest of its token), and goes with it; what another session
 * sealed is let go. Nothing is kept where the browser ciphers nothing (outside of https and localhost) or keeps nothing.
 */
const table = 'kept'
const keyTable = 'keys'
type Kept = { hash: string; at: number; sealed: ArrayBuffer; iv: Uint8Array<ArrayBuffer> }
type KeyRow = { id: 'session'; of: string; key: CryptoKey }

/**
 * In: a database of the browser, and what makes its tables. Out: what opens it once; after that failed, or when it was closed
 * from elsewhere, the next who asks opens it again.
 */
export function opener(name: string, version: number, build: (made: IDBDatabase) => void) {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const openAnew = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version)
      let isGivenUp = false
      request.onupgradeneeded = () => build(request.result)
      request.onsuccess = () => {
        const found = request.result
        if (isGivenUp) return found.close()
        // it is being deleted, here or in another tab
        found.onversionchange = () => {
          found.close()
          forget()
        }
        found.onclose = forget
        resolve(found)
      }
      request.onerror = () => reject(request.error)
      // another window holds an older one, nobody knows how long
      request.onblocked = () => {
        isGivenUp = true
        reject(new Error(`${name} is held by another window`))
      }
    })
  return () => {
    opened ??= openAnew().catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}

const open = opener('bargah', 2, (made) => {
  for (const old of made.objectStoreNames) made.deleteObjectStore(old)
  made.createObjectStore(table, { keyPath: 'hash' }).createIndex('at', 'at')
  made.createObjectStore(keyTable, { keyPath: 'id' })
})

export const doneOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** What was written counts when its transaction has ended: a device without room says so at the end alone. */
export const writtenOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    const { transaction } = request
    transaction?.addEventListener('complete', () => resolve(request.result))
    transaction?.addEventListener('abort', () => reject(transaction.error ?? request.error))
  })

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  const request = act((await open()).transaction(table, mode).objectStore(table))
  return mode === 'readwrite' ? writtenOf(request) : doneOf(request)
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let known: { token: string; key: Promise<CryptoKey> } | undefined

/** Throws where there is none: nobody is signed in, or the browser has no ciphers. */
function sessionKey(): Promise<CryptoKey> {
  const token = currentSession()?.token
  if (!token) return Promise.reject(new Error('nobody is signed in'))
  if (known?.token !== token) {
    const asked = { token, key: findKey(token) }
    known = asked
    // what failed is tried again by the next who asks
    asked.key.catch(() => known === asked && (known = undefined))
  }
  return known.key
}

async function findKey(token: string): Promise<CryptoKey> {
  const of = await digestOf(token)
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const work = (await open()).transaction([keyTable, table], 'readwrite')
  const keys = work.objectStore(keyTable)
  const row = await doneOf(keys.get('session') as IDBRequest<KeyRow | undefined>)
  if (row?.of === of) return row.key
  work.objectStore(table).clear()
  await writtenOf(keys.put({ id: 'session', of, key: made } satisfies KeyRow))
  return made
}

const sealOf = (hash: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(hash),
})

/**
 * Keeps a value under a name, or forgets it (undefined). `at`: how old it is, in ms; what is of no age (Infinity) stays until
 * it is forgotten or the session ends. Out: whether the device holds it so.
 */
export async function keepSealed(name: string, value: unknown, at = Date.now()): Promise<boolean> {
  try {
    const [hash, key] = [await digestOf(name), await sessionKey()]
    if (value === undefined) {
      await inStore('readwrite', (store) => store.delete(hash))
      return true
    }
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const sealed = await crypto.subtle.encrypt(sealOf(hash, iv), key, text)
    // the session may have ended meanwhile
    if (key !== (await sessionKey())) return false
    await inStore('readwrite', (store) => store.put({ hash, at, sealed, iv } satisfies Kept))
    return true
  } catch {
    // storage failed: reads work only while there is a network
    return false
  }
}

/** Out: what is kept under a name and how old it is; null when there is nothing that this session can open. */
export async function openSealed(name: string): Promise<{ value: unknown; at: number } | null> {
  try {
    const [hash, key] = [await digestOf(name), await sessionKey()]
    const kept = (await inStore('readonly', (store) => store.get(hash))) as Kept | undefined
    if (!kept) return null
    const text = await crypto.subtle.decrypt(sealOf(hash, kept.iv), key, kept.sealed)
    return { value: JSON.parse(new TextDecoder().decode(text)) as unknown, at: kept.at }
  } catch {
    return null
  }
}

const mostKept = 120

/** Deletes what was kept before `before`, and the oldest of what is too much. */
export async function sweepKept(before: number): Promise<void> {
  try {
    const [old, all] = await Promise.all([
      inStore('readonly', (store) => store.index('at').getAllKeys(IDBKeyRange.upperBound(before, true))),
      inStore('readonly', (store) => store.index('at').getAllKeys()),
    ])
    const surplus = all.slice(0, Math.max(old.length, all.length - mostKept))
    for (const key of surplus) await inStore('readwrite', (store) => store.delete(key))
  } catch {
    // no storage, so nothing to delete
  }
}
