import { expect, it } from 'vitest'
import { readPassphrase } from './passphrase.ts'

it('the passphrase of a backup is what the environment says once its files were read', async () => {
  const BACKUP_PASSPHRASE = 'a passphrase of the tests'
  expect(await readPassphrase({ BACKUP_PASSPHRASE }, { again: true })).toBe(BACKUP_PASSPHRASE)
})

it('a new one has as many characters as nobody guesses', async () => {
  await expect(readPassphrase({ BACKUP_PASSPHRASE: 'short' }, { again: true })).rejects.toThrow('at least 16')
})
