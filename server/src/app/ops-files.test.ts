import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@bargah/contract/contract.ts'
import { expect, it } from 'vitest'
import { failedReply } from '../kernel/error-replies.ts'
import { settingGroups } from './config.ts'
import { projectDir } from './project-dir.ts'

const read = (file: string) => readFileSync(join(projectDir, 'ops', file), 'utf8')
const settings = new Set(Object.values(settingGroups).flatMap((group) => Object.keys(group)))
/** Of the names in an environment, those that are no setting, nor a setting by its file. */
const unknown = (names: readonly string[]) =>
  names.filter((name) => !settings.has(name) && !settings.has(name.replace(/_FILE$/, '')))

const compose = read('compose.yml')
/** The lines of a block, by what begins it, without its two first letters of indentation. */
const blockOf = (begin: RegExp) => begin.exec(compose)?.[1]?.split('\n') ?? []
const environment = blockOf(/environment: &environment\n((?: {4}\w.*\n)+)/).flatMap(
  (line) => (/^ {4}(\w+): (.*)$/.exec(line)?.slice(1, 3) as [string, string] | undefined) ?? [],
)
const names = environment.filter((_, at) => at % 2 === 0)
const values = environment.filter((_, at) => at % 2 === 1)

it('compose gives the servers settings that there are, and each secret that they read', () => {
  expect(names.length).toBeGreaterThan(10)
  expect(unknown(names)).toEqual([])
  const files = values.flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [])
  const secrets = /secrets:\s*\[([\w,\s]+)\]/.exec(compose)?.[1]?.match(/\w+/g) ?? []
  expect(files.sort()).toEqual([...secrets].sort())
})

it('compose hands the servers what ops/.env sets, and a folder for backups that is theirs', () => {
  // one of ops/.env that the containers are built upon would part them from the proxy or from their volumes
  expect(names).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR']))
  expect(compose).toMatch(
    /^x-server:[^]*?\n {2}env_file: \[\{ path: \.env, required: false \}\]\n {2}environment:/m,
  )
  const made = /install -d -o node -g node -m 700 (.+)/.exec(read('Dockerfile'))?.[1]?.split(' ') ?? []
  const mounted = [...compose.matchAll(/^ {2}server-\d: .*volumes: \[(.+)\]/gm)].map(([, volumes = '']) =>
    [...volumes.matchAll(/:(\/[\w/]+)/g)].map(([, path]) => path),
  )
  expect(mounted).toEqual([made, made])
})

it('make-secrets.sh makes every secret that compose names', () => {
  const text = read('make-secrets.sh')
  const made = new Set([...text.matchAll(/^(?:put|cat >) (\S+)/gm)].map(([, name]) => name))
  const named = [...compose.matchAll(/\.\/secrets\/([\w.-]+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !made.has(name))).toEqual([])
})

it('the unit file sets what are settings', () => {
  const set = [...read('systemd/bargah@.service').matchAll(/^Environment=(.*)$/gm)]
  const names = set.flatMap(([, pairs = '']) => pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''))
  expect(unknown(names.filter((name) => name !== 'NODE_ENV'))).toEqual([])
})

it('the unit lets the server write where the manual has files and backups lie', () => {
  const manual = readFileSync(join(projectDir, 'docs/operating.md'), 'utf8')
  const folders = [...manual.matchAll(/^(?:FILES|BACKUP)_DIR='(.+)'$/gm)].map(([, folder]) => `-${folder}`)
  expect(folders).toHaveLength(2)
  expect(read('systemd/bargah@.service')).toContain(`\nReadWritePaths=${folders.join(' ')}\n`)
})

it('no file of ours has the lock written anew when packages are pruned', () => {
  const manual = readFileSync(join(projectDir, 'docs/operating.md'), 'utf8')
  for (const text of [manual, read('Dockerfile')])
    expect(text.match(/npm prune --omit=dev(?! --no-save)/g)).toBeNull()
})

it('the pooler follows as many statements as the manual says, in containers and out of them', () => {
  const scaling = readFileSync(join(projectDir, 'docs/scaling.md'), 'utf8')
  const [, least] = /`max_prepared_statements` of (\d+) or more/.exec(scaling) ?? []
  for (const text of [compose, read('pgbouncer.ini')])
    expect(/max_prepared_statements = (\d+)/.exec(text)?.[1]).toBe(least)
})

it('the proxy lets a paper of ten megabytes through, waits for streams, and tells where requests come from', () => {
  const proxy = read('nginx.conf')
  expect(proxy).toMatch(/client_max_body_size 1[1-9]m;/)
  expect(proxy).toMatch(/location = \/api\/v1\/Live \{[^}]*proxy_buffering off;/)
  // what a client says of itself is written over, not added to
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})

it('the proxy has another server answer what reads by POST, and no write', () => {
  const [, pattern = ''] = /location ~\* (\S+) \{[^}]*non_idempotent;/.exec(read('nginx.conf')) ?? []
  const repeats = new RegExp(pattern, 'i')
  const posted = Object.values(contract).filter(({ method }) => method === 'POST')
  const reads = posted.filter(({ effect }) => effect === 'read')
  expect(reads.length).toBeGreaterThan(10)
  const repeated = posted.filter(({ path }) => repeats.test(path)).map(({ path }) => path)
  expect(repeated).toEqual(reads.map(({ path }) => path))
})

it('the proxy asks no second server what is paid for by the question', () => {
  const [, pattern = ''] = /location ~\* (\S+) \{[^}]*proxy_next_upstream off;/.exec(read('nginx.conf')) ?? []
  const once = new RegExp(pattern, 'i')
  const gotten = Object.values(contract).filter(({ method }) => method === 'GET')
  const paid = gotten.filter(({ effect, path }) => effect === 'write' && /inquir/i.test(path))
  expect(paid).toHaveLength(4)
  expect(gotten.filter(({ path }) => once.test(path))).toEqual(paid)
})

it('the proxy leaves no server out that said it is not ready, and tells what none answers as they do', () => {
  const proxy = read('nginx.conf')
  // as many as there are, or the proxy would answer in their place
  expect(proxy.match(/server 127\.0\.0\.1:\d+ max_fails=0;/g)).toHaveLength(2)
  const [, body = ''] = /error_page 502 504 = @away;[^]*?return 503 '([^']+)'/.exec(proxy) ?? []
  const { errors, ...rest } = JSON.parse(body) as ReturnType<typeof failedReply>
  expect({ errors, ...rest }).toEqual(failedReply(503, errors))
})
