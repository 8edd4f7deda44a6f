import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { projectDir } from '../server/src/app/project-dir.ts'

/** What the check says on a Node of this version. */
function runOn(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  const args = ['--import', preload, 'tools/need-node.mjs']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectDir, encoding: 'utf8' })
  return { status, says: stderr.split(';')[0] }
}

it.each(['18.19.0', '20.20.2', '22.17.9'])('Node %s is refused in a sentence', (version) => {
  expect(runOn(version)).toEqual({ status: 1, says: 'Bargah needs Node 22.18 or newer, best 24' })
})

it.each(['22.18.0', '24.0.0', '26.12.1'])('Node %s runs it', (version) => {
  expect(runOn(version)).toEqual({ status: 0, says: '' })
})
