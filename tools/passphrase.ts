import { shortestPassphrase } from '../server/src/app/backup/backup-settings.ts'
import { askHidden } from './ask-hidden.ts'

const noTerminal =
  'عبارت رمز را در BACKUP_PASSPHRASE بدهید؛ پایانه‌ای برای پرسیدن نیست.\nThere is no terminal to ask on; give the passphrase in BACKUP_PASSPHRASE.'
const differ = 'دو عبارت یکی نیستند.\nThe two passphrases differ.'
const tooShort = `عبارت رمز باید دست‌کم ${shortestPassphrase.toLocaleString('fa')} نویسه باشد.\nA passphrase has at least ${shortestPassphrase} characters.`

/** The passphrase of a backup, of BACKUP_PASSPHRASE or the terminal; a new one is asked for twice. */
export async function readPassphrase({ again }: { again: boolean }): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE || (await askFor(again))
  if (again && given.length < shortestPassphrase) throw new Error(tooShort)
  return given
}

async function askFor(again: boolean): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(noTerminal)
  const passphrase = await askHidden('عبارت رمز پشتیبان (Passphrase): ')
  if (again && (await askHidden('دوباره (Again): ')) !== passphrase) throw new Error(differ)
  return passphrase
}
