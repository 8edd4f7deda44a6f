import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * The server's secrets by their ids (1 to 255). The highest id is in use; the others read what they made. No secret is used
 * itself: each purpose has a key of its own, so that what one purpose gives away helps against no other.
 */
export type KeyRing = {
  newest: number
  /** All ids, the highest first. */
  ids: readonly number[]
  /** Ids whose secrets were taken away on purpose. */
  withdrawn: readonly number[]
  /** 32 bytes for a purpose, always the same ones; undefined when there is no such secret (any more). */
  derive(id: number, purpose: string): Buffer | undefined
}

/** In: the secrets by id, one at least; null where one is withdrawn. */
export function keyRing(secrets: ReadonlyMap<number, string | null>): KeyRing {
  const all = [...secrets.keys()].sort((one, other) => other - one)
  const isThere = (id: number) => typeof secrets.get(id) === 'string'
  const ids = all.filter(isThere)
  const [newest] = ids
  if (newest === undefined) throw new Error('a key ring has one secret at least')
  return {
    newest,
    ids,
    withdrawn: all.filter((id) => !isThere(id)),
    derive(id, purpose) {
      const secret = secrets.get(id)
      return typeof secret !== 'string'
        ? undefined
        : Buffer.from(hkdfSync('sha256', secret, '', `bargah ${purpose}`, 32))
    },
  }
}

/** The key in use for a purpose. */
export function newestKey(keys: KeyRing, purpose: string): { id: number; key: Buffer } {
  const key = keys.derive(keys.newest, purpose)
  if (!key) throw new Error('the newest key is on its ring')
  return { id: keys.newest, key }
}

/**
 * A keyed hash (HMAC) of a text, for what must be recognised and not read again: whoever has the database alone cannot guess
 * at it. It names its key, so that it is still recognised after a rotation.
 */
export function keyedHash(keys: KeyRing, purpose: string, text: string): string {
  const { id, key } = newestKey(keys, purpose)
  return `h1.${id}.${hmac(key, text)}`
}

/** Whether a text is the one that was hashed; it takes as long whether or not. */
export function keyedHashFits(keys: KeyRing, purpose: string, text: string, kept: string): boolean {
  const [version, id, hash = ''] = kept.split('.')
  const key = version === 'h1' ? keys.derive(Number(id), purpose) : undefined
  if (!key) return false
  const [given, wanted] = [Buffer.from(hmac(key, text)), Buffer.from(hash)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** Of each secret by its id, what the database knows it by. */
type SecretMarks = ReadonlyMap<number, string>

/** What a secret is known by: derived from it one way and for nothing else, so that it tells nothing of any other use. */
export function markOfSecret(keys: KeyRing, id: number): string {
  const mark = keys.derive(id, 'mark of the secret')
  if (!mark) throw new Error(`key ${id} is not on the ring`)
  return mark.toString('hex')
}

/** `other`: the ring has another secret under this id; `missing`: it has none, and does not say that it was withdrawn. */
export type SecretFault = { id: number; is: 'other' | 'missing' }

/** Where the database and a server's ring differ; a key that the database does not know yet is no difference. */
export function faultsOfSecrets(known: SecretMarks, keys: KeyRing): SecretFault[] {
  return [...known].flatMap(([id, mark]): SecretFault[] => {
    if (keys.ids.includes(id)) return markOfSecret(keys, id) === mark ? [] : [{ id, is: 'other' }]
    return keys.withdrawn.includes(id) ? [] : [{ id, is: 'missing' }]
  })
}
