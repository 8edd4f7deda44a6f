import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { shortestPassphrase } from '../server/src/app/backup/backup-settings.ts'
import type { GivenSettings } from '../server/src/app/setting-files.ts'

const noTerminal =
  'عبارت رمز را در BACKUP_PASSPHRASE یا BACKUP_PASSPHRASE_FILE بدهید؛ پایانه‌ای برای پرسیدن نیست.\nThere is no terminal to ask on; give the passphrase in BACKUP_PASSPHRASE, or its file in BACKUP_PASSPHRASE_FILE.'
const differ = 'دو عبارت یکی نیستند.\nThe two passphrases differ.'
const tooShort = `عبارت رمز باید دست‌کم ${shortestPassphrase.toLocaleString('fa')} نویسه باشد.\nA passphrase has at least ${shortestPassphrase} characters.`

/** In: the environment, its files read. Out: the passphrase of a backup, of there or the terminal; a new one is asked for twice. */
export async function readPassphrase(env: GivenSettings, { again }: { again: boolean }): Promise<string> {
  const given = env.BACKUP_PASSPHRASE || (await askFor(again))
  if (again && given.length < shortestPassphrase) throw new Error(tooShort)
  return given
}

async function askFor(again: boolean): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(noTerminal)
  const passphrase = await askHidden('عبارت رمز پشتیبان (Passphrase): ')
  if (again && (await askHidden('دوباره (Again): ')) !== passphrase) throw new Error(differ)
  return passphrase
}

/** Asks on the terminal; what is typed does not show. */
export async function askHidden(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  process.stdout.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
