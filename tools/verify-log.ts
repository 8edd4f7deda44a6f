/**
 * `npm run verify-log -- URL|FOLDER|FILE.tar [--key VKEY] [--witness VKEY] [--save FOLDER]`: verifies a hall's public log from its
 * published files and splits each of its rounds again, or says at which entry it is wrong and why. URL is that of the log
 * (`https://…/log/1`), FILE.tar what its page gives to download. --key is the verifier key as somebody else told it; without it the log's own is believed. --save keeps
 * what was read in a folder, which a later run, or another program, may verify again; a checkpoint that an earlier run left
 * there must be a prefix of the log.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Source } from '@bargah/verifier/tiles.ts'
import { type Verified, verifyLog } from '@bargah/verifier/verify-log.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The files of an archive (ustar). */
function readTar(tar: Buffer): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (let at = 0; tar[at]; ) {
    const path = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)
    files.set(path, new Uint8Array(tar.subarray(at + 512, at + 512 + size)))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

async function sourceOf(place: string): Promise<Source> {
  if (!/^https?:\/\//.test(place) && place.endsWith('.tar')) {
    const files = readTar(await readFile(place))
    return async (path) => files.get(path) ?? null
  }
  if (!/^https?:\/\//.test(place)) return (path) => readIfThere(join(place, path))
  return async (path) => {
    const reply = await fetch(`${place.replace(/\/(log\.tar)?$/, '')}/${path}`)
    if (reply.status === 404) return null
    if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`)
    return new Uint8Array(await reply.arrayBuffer())
  }
}

/** Keeps all that is read, the checkpoint last: it stands for files that are there. */
function savedTo(folder: string, source: Source) {
  let checkpoint: Uint8Array | null = null
  const save = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  const saving: Source = async (path) => {
    const bytes = await source(path)
    if (path === 'checkpoint') checkpoint = bytes
    else if (bytes) await save(path, bytes)
    return bytes
  }
  return { saving, finish: async () => checkpoint && (await save('checkpoint', checkpoint)) }
}

function say({ origin, size, root, oldLines, rounds, turns, permits, cargos, seenBy }: Verified): string {
  const settled = rounds.filter(({ splitIndex }) => splitIndex !== null)
  const sum = (count: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((total, round) => total + count(round), 0)
  return [
    `${origin} is right: ${size} entries (${oldLines} of the older chain), root ${root}`,
    `rounds  ${settled.length} split again of ${rounds.length}, ${sum((round) => round.choices)} choices, ` +
      `${sum((round) => round.granted)} granted; ${sum((round) => round.lists)} lists, ` +
      `${sum((round) => round.listsByStaff)} of them filed by staff`,
    `turns   ${turns.taken} taken, ${turns.byStaff} of them given by staff, ${turns.live} live`,
    `permits ${permits.issued} issued, ${permits.byStaff} of them by staff, ${permits.voided} voided`,
    `cargos  ${cargos.size}, announced = allocated + remaining + withdrawn for each`,
    ...seenBy.map(({ name, at }) => `seen by ${name} at ${new Date(at * 1000).toISOString()}`),
  ].join('\n')
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      witness: { type: 'string', multiple: true },
      save: { type: 'string' },
    },
  })
  const [place] = positionals
  if (!place) throw new Error('say the address of a log, the folder of a saved one, or its archive')
  const { saving, finish } = values.save
    ? savedTo(values.save, await sourceOf(place))
    : { saving: await sourceOf(place), finish: async () => {} }
  const before = values.save ? await readIfThere(join(values.save, 'checkpoint')) : null
  const verdict = await verifyLog(saving, {
    ...(values.key && { vkey: values.key }),
    ...(values.witness && { witnesses: values.witness }),
    previous: before ? [before] : [],
  })
  if (verdict.ok) {
    await finish()
    console.log(say(verdict))
  } else {
    const where = verdict.index === null ? 'as a whole' : `at entry ${verdict.index}`
    console.error(`NOT right, ${where}: ${verdict.reason} ${JSON.stringify(verdict.figures)}`)
    process.exitCode = 1
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
