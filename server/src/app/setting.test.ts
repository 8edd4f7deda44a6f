import { expect, it } from 'vitest'
import { readConfig, settingGroups } from './config.ts'
import { settingNotes } from './setting.ts'

const groups: Record<string, Record<string, Parameters<typeof settingNotes.get>[0]>> = settingGroups
const settings = Object.values(groups).flatMap((group) => Object.entries(group))

it.each(settings)('%s says what it takes, what holds without it and what it does', (_, setting) => {
  expect(Object.values(settingNotes.get(setting) ?? {}).filter(Boolean)).toHaveLength(3)
})

it.each([
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
  ['SENDING_DAYS', '0', 'SENDING_DAYS must be a whole number of days from 1 to 365'],
  ['DATABASE_URL', 'bargah', 'DATABASE_URL must be a URL'],
  ['SECRET', 'short', 'SECRET must be at least 32 characters'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is fatal, error, warn, info, debug, trace or silent'],
  ['DEMO', 'yes', 'DEMO is 0 or 1'],
])('%s=%s is refused in the words of its note', (name, value, sentence) => {
  expect(() => readConfig({ SECRET: 'x'.repeat(32), [name]: value })).toThrow(sentence)
})

it('all wrong settings are told at once, a line each', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(
    'PORT must be a whole number from 0 to 65535\nDEMO is 0 or 1',
  )
})
