import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A password of letters and digits only, safe in a URL and in a statement. */
export const newPassword = (): string => randomBytes(24).toString('hex')

/** The password as kept in `file`, which only we may read; where there is none yet, `made` from now on. */
export function keepPassword(file: string, made = newPassword()): string {
  if (!existsSync(file)) writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
