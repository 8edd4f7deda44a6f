import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { quietAround, useTestApp } from '../../../test/app.ts'
import { projectDir } from '../project-dir.ts'

const app = useTestApp({ around: { ...quietAround, lastBackupAt: async () => new Date() } })

/** The figures that a file of ops/ speaks of; a pattern of several counts as each of them. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(projectDir, 'ops', file), 'utf8')
  const patterns = [...text.matchAll(/bargah_(\w*)\(([\w|]+)\)(\w*)/g)].flatMap(
    ([, before, words = '', after]) => words.split('|').map((word) => `bargah_${before}${word}${after}`),
  )
  const plain = [...text.matchAll(/\bbargah_\w+\b(?!\()/g)]
    .map(([name]) => name)
    .filter((name) => !name.endsWith('_'))
  return [...new Set([...patterns, ...plain])].map((name) => name.replace(/_(bucket|count)$/, ''))
}

it.each(['prometheus-alerts.yml', 'grafana.json'])('every figure that %s asks for is given', async (file) => {
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const given = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  const named = namedIn(file)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !given.has(name))).toEqual([])
})
