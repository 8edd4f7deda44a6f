import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type KeyRing, newestKey } from './keys.rules.ts'
import type { Tables } from './tables.ts'

/** A column whose texts only the server can read, and what its key is for. Each is listed in `app/sealed-columns.ts`. */
export type SealedColumn = { purpose: string; table: keyof Tables; column: string }

const version = 's1'
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const purposeOf = (column: SealedColumn) => `seal ${column.purpose}`

/** Where every text begins that a key has sealed. */
export const sealedBy = (keyId: number) => `${version}.${keyId}.`

/** What is bound in beside the text: sealed for one row's column, it opens for no other (JSON keeps the parts apart). */
const placeOf = ({ table, column }: SealedColumn, rowId: number, keyId: number) =>
  Buffer.from(JSON.stringify([version, keyId, table, column, rowId]))

/** Seals a text with the newest key: `s1.<key id>.<nonce, ciphertext and tag in base64url>`. */
export function seal(keys: KeyRing, column: SealedColumn, rowId: number, text: string): string {
  const { id, key } = newestKey(keys, purposeOf(column))
  const nonce = randomBytes(nonceBytes)
  const sealer = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
  sealer.setAAD(placeOf(column, rowId, id))
  const parts = [nonce, sealer.update(text, 'utf8'), sealer.final(), sealer.getAuthTag()]
  return `${sealedBy(id)}${Buffer.concat(parts).toString('base64url')}`
}

/** Opens what `seal` made for this very row and column. Throws when it was changed, belongs elsewhere or its key is gone. */
export function open(keys: KeyRing, column: SealedColumn, rowId: number, sealed: string): string {
  const [format, id, body = ''] = sealed.split('.')
  const key = format === version ? keys.derive(Number(id), purposeOf(column)) : undefined
  const bytes = Buffer.from(body, 'base64url')
  if (!key || bytes.length < nonceBytes + tagBytes) throw new Error(cannotOpen(column, rowId))
  const opener = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opener.setAAD(placeOf(column, rowId, Number(id)))
  opener.setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([opener.update(bytes.subarray(nonceBytes, -tagBytes)), opener.final()]).toString()
  } catch (error) {
    throw new Error(cannotOpen(column, rowId), { cause: error })
  }
}

const cannotOpen = ({ table, column }: SealedColumn, rowId: number) =>
  `what is sealed in ${table}.${column} of row ${rowId} cannot be opened: another key, another row, or changed`
