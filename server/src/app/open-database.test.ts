import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderOfTest } from '../../test/folder.ts'
import { openLog } from '../kernel/log.ts'
import { readConfig } from './config.ts'
import { openExisting } from './open-database.ts'

it('a command that looks at a database makes none where there is none', () => {
  const folder = folderOfTest('no-database')
  const DATA_DIR = join(folder, 'mistyped')
  const config = readConfig({ SECRET: 'x'.repeat(32), DATA_DIR })
  expect(() => openExisting(config, openLog('silent'))).toThrow(`There is no database in ${DATA_DIR}`)
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false)
})
