import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether Go is here; where it is not, the check by others is left out, and that is said aloud. */
export function hasGo(): boolean {
  const isHere = spawnSync('go', ['version']).status === 0
  if (!isHere) console.warn('SKIPPED: no Go here, so nobody but us has verified the public log (golang-go)')
  return isHere
}

/**
 * Has a saved log checked by Go's own packages (golang.org/x/mod/sumdb: note and tlog), every entry by a proof of inclusion
 * and every kept checkpoint by a proof of consistency. Needs Debian's golang-go and golang-golang-x-mod-dev. Out: what it
 * printed; throws with its words when the log does not pass.
 */
export async function checkByGo(folder: string, checkpoints: readonly string[]): Promise<string> {
  const kept = await mkdtemp(join(tmpdir(), 'checkpoints-'))
  try {
    const files = checkpoints.map((_, i) => join(kept, String(i)))
    for (const [i, file] of files.entries()) await writeFile(file, checkpoints[i] as string)
    const environment = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', CGO_ENABLED: '0' }
    const program = join(import.meta.dirname, 'check_log.go')
    const { stdout } = await run('go', ['run', program, folder, ...files], { env: environment })
    return stdout.trim()
  } finally {
    await rm(kept, { recursive: true })
  }
}
