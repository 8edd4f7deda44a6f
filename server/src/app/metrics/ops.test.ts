import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

const promtool = (args: string[], input?: string) =>
  spawnSync('promtool', args, { cwd: projectDir, encoding: 'utf8', input })

describe.skipIf(promtool(['--version']).error)('by the program of Prometheus', () => {
  it('the alerts are rules that it loads', () => {
    const { status, stdout, stderr } = promtool(['check', 'rules', 'ops/prometheus-alerts.yml'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/SUCCESS: \d\d rules found/)
  })

  it('our figures are named and said as it advises', async () => {
    const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    const { stderr, stdout } = promtool(['check', 'metrics'], body)
    // Node's own are its client's
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.startsWith('bargah_'))).toEqual([])
  })
})
