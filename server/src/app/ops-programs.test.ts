import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useFolder } from '../../test/folder.ts'
import { projectDir } from './project-dir.ts'

/** What the programs themselves say of the files in ops/ that they would be given, where they are installed. */
const ops = (file = '') => join(projectDir, 'ops', file)
const folder = useFolder('ops')
const at = (name: string) => join(folder, name)
function run(program: string, ...args: string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder })
  return { status, stderr: stderr.trim() }
}
const isMissing = (program: string, ...args: string[]) => spawnSync(program, args).error !== undefined

it.skipIf(isMissing('nginx', '-v') || isMissing('openssl', 'version'))('nginx takes its file', () => {
  const subject = [
    '-subj',
    '/CN=bargah.example.ir',
    '-keyout',
    at('privkey.pem'),
    '-out',
    at('fullchain.pem'),
  ]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
  run('openssl', 'req', '-x509', ...curve, '-nodes', '-days', '2', ...subject)
  // nobody need be root, nor have IPv6
  const site = readFileSync(ops('nginx.conf'), 'utf8')
    .replaceAll('/etc/bargah/tls', folder)
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replaceAll(/listen (80|443)/g, 'listen 18$1')
  writeFileSync(at('site.conf'), site)
  const own = `pid ${at('pid')};\nevents {}\nhttp {\n  access_log off;\n  include ${at('site.conf')};\n}\n`
  writeFileSync(at('nginx.conf'), own)
  expect(run('nginx', '-t', '-q', '-e', at('errors'), '-c', at('nginx.conf'))).toEqual({
    status: 0,
    stderr: '',
  })
})

it.skipIf(isMissing('systemd-analyze', '--version'))('systemd takes its units', () => {
  const units = readdirSync(ops('systemd')).map((name) => {
    const unit = at(name.replace('@', '@3000'))
    // the program is not installed here
    const text = readFileSync(ops(`systemd/${name}`), 'utf8')
    writeFileSync(unit, text.replace('/opt/bargah/node_modules/.bin/node', process.execPath))
    return unit
  })
  expect(units).toHaveLength(2)
  expect(run('systemd-analyze', 'verify', '--man=no', ...units)).toEqual({ status: 0, stderr: '' })
})

it.skipIf(isMissing('bash', '--version'))('every script is read to its end', () => {
  const scripts = ['', 'try'].flatMap((under) =>
    readdirSync(ops(under))
      .filter((name) => name.endsWith('.sh'))
      .map((name) => ops(join(under, name))),
  )
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) expect(run('bash', '-n', script), script).toEqual({ status: 0, stderr: '' })
})
