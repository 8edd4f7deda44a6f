import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { projectDir } from '../server/src/app/project-dir.ts'

/** What a program says on a Node of this version, its Persian line left away. */
function runOn(version: string, program = 'tools/need-node.mjs') {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  const args = ['--import', preload, program]
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: projectDir,
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, says: stderr.split('\n').at(1)?.split(';')[0] ?? stderr }
}

const needed = 'Bargah needs Node 22.18 or newer, best 24'

it.each(['18.19.0', '20.20.2', '22.17.9'])('Node %s is refused in a sentence', (version) => {
  expect(runOn(version)).toEqual({ status: 1, says: needed })
})

// without `npm`, as a unit or a container starts them
it.each(['main', 'create-admin', 'log-signer'])(
  'what is built as %s says it too, before it reads anything else',
  (name) => {
    expect(runOn('20.20.2', `server/dist/${name}.js`)).toEqual({ status: 1, says: needed })
  },
)

it.each(['22.18.0', '24.0.0', '26.12.1'])('Node %s runs it', (version) => {
  expect(runOn(version)).toEqual({ status: 0, says: '' })
})
