import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProcess } from './own-process.ts'

type Reply = { pid: number; size: number }
let folder = ''
let source: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-process-'))
  const answers = new URL('./own-process.ts', import.meta.url)
  const program = `import { answerJobs } from '${answers.href}'
    answerJobs(({ size }) => ({ pid: process.pid, size }))`
  source = pathToFileURL(join(folder, 'program.mjs'))
  await writeFile(source, program)
})
afterAll(() => rm(folder, { recursive: true }))

test('A process goes on with the next job until an answer says that it is spent', async () => {
  const limits = { jobMs: 20_000, idleMs: 20_000, isSpent: ({ size }: Reply) => size > 2 }
  const own = ownProcess<{ size: number }, Reply>({ source, bundled: '' }, limits)
  const pids = []
  for (const size of [1, 2, 3, 1]) {
    const reply = await own.do({ size })
    if ('failure' in reply) throw new Error(reply.failure)
    pids.push(reply.pid)
  }
  await own.close()
  const [first, ...later] = pids
  expect(later.map((pid) => pid === first)).toEqual([true, true, false])
})

test('A process that could not be started fails that job alone, and the next one starts it', async () => {
  // an argument that no process can be given: `fork` throws, as it does where the machine has no memory
  const args = ['\0']
  const limits = { jobMs: 20_000, idleMs: 20_000 }
  const own = ownProcess<{ size: number }, Reply>({ source, bundled: '', args }, limits)
  const [failed, waited] = await Promise.all([own.do({ size: 1 }), own.do({ size: 2 })])
  expect(failed).toEqual({ failure: expect.stringContaining('could not be started') })
  expect(waited).toEqual(failed)
  args.pop()
  expect(await own.do({ size: 3 })).toMatchObject({ size: 3 })
  await own.close()
})
