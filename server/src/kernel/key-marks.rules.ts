import type { KeyRing } from './keys.rules.ts'

/** Of each secret by its id, what the database knows it by. */
export type SecretMarks = ReadonlyMap<number, string>

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
