/**
 * `npm run verify-log -- URL|FOLDER|FILE.tar [--key VKEY] [--witness VKEY] [--save FOLDER]`: verifies a hall's public log from its
 * published files and splits each of its rounds again, or says at which entry it is wrong and why. URL is that of the log
 * (`https://…/log/1`), FILE.tar what its page gives to download. --key is the verifier key as somebody else told it; without it the log's own is believed. --save keeps
 * what was read in a folder, which a later run, or another program, may verify again; a checkpoint that an earlier run left
 * there must be a prefix of the log. Ends with 1 when the log is wrong, or its signer refuses it; with 2 when it cannot be had.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { type LogState, readLogState } from '@bargah/verifier/log-state.ts'
import { readNote } from '@bargah/verifier/note.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { type Verified, verifyLog } from '@bargah/verifier/verify-log.ts'
import { findListed, type ListedWitness } from '@bargah/verifier/witnesses.ts'

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

/** What a server says of itself when it gives no file. */
const sentenceOf = async (reply: Response): Promise<string> =>
  ((await reply.json().catch(() => null)) as { message?: string } | null)?.message ?? reply.statusText

async function sourceOf(place: string): Promise<Source> {
  if (!/^https?:\/\//.test(place) && place.endsWith('.tar')) {
    const files = readTar(await readFile(place))
    return async (path) => files.get(path) ?? null
  }
  if (!/^https?:\/\//.test(place)) return (path) => readIfThere(join(place, path))
  return async (path) => {
    const address = `${place.replace(/\/(log\.tar)?$/, '')}/${path}`
    const reply = await fetch(address).catch(() => {
      throw new Error(`OUTAGE: nobody answers at ${address}`)
    })
    if (reply.status === 404) return null
    if (!reply.ok)
      throw new Error(`OUTAGE: ${reply.url} answered ${reply.status}: ${await sentenceOf(reply)}`)
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

const ofPlace = ['out_of_range', 'location_needed']

/** What was refused can be looked at; where a driver stood is nowhere. */
function sayRefused(refused: Verified['refused']): string {
  const all = [...refused].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const byPlace = all.some(([reason]) => ofPlace.includes(reason))
  const choices =
    all.length === 0 ? 'no choice' : all.map(([reason, times]) => `${times} ${reason}`).join(', ')
  return byPlace ? `${choices}; where the drivers stood cannot be proved` : choices
}

/** Lists of older servers that were sealed after the end of their round, and why that is right. */
const sayLate = ({ index, round, turn, cargo }: Verified['sealedLate'][number]) =>
  `late    entry ${index}: the list of turn ${turn} was sealed after round ${round} had closed, ` +
  (cargo === null
    ? 'since the turn had ended: it is empty'
    : `since cargo ${cargo} ended and left it; that nothing else changed, only its driver's receipt shows`)

/** What the server says of who watches and how it is signed, which no signature covers. */
type Beside = { listed: ListedWitness[] | null; state: LogState | null }

async function readBeside(source: Source, { checkpoint }: Verified): Promise<Beside> {
  const note = readNote(checkpoint)
  return { listed: note && (await findListed(source, note)), state: await readLogState(source) }
}

const instant = (ms: number) => new Date(ms).toISOString()

/** Who of those that are listed has seen this checkpoint, by his own signature, and who has not. */
function sayListed({ listed }: Beside): string[] {
  return (listed ?? []).map(({ name, title, phone, at, lastSize }) => {
    const who = [name, title, phone].filter((word) => word !== null).join(', ')
    if (at !== null) return `listed witness ${who}: signed at ${instant(at * 1000)}`
    const last = lastSize === null ? 'nothing yet' : `${lastSize} entries`
    return `listed witness ${who}: has NOT signed this checkpoint (as the server says, ${last})`
  })
}

/** Why nothing newer is signed: a signer that is away may sign later, one that refuses has looked and found another log. */
function sayState({ state }: Beside): string[] {
  if (!state || state.signer === 'signs') return []
  const waits = `${state.entries - (state.signed ?? 0)} entries stand behind what was signed`
  const since = state.since === null ? '' : ` since ${instant(state.since)}`
  return state.signer === 'refuses'
    ? [`REFUSED${since}: the signer looked, and the log is not what it saw before; ${waits}`]
    : [`OUTAGE${since}: the signer does not answer; ${waits}`]
}

function say(verified: Verified, beside: Beside): string {
  const { origin, size, root, oldLines, rounds, sealedLate, turns, permits, cargos, refused, seenBy } =
    verified
  const settled = rounds.filter(({ splitIndex }) => splitIndex !== null)
  const sum = (count: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((total, round) => total + count(round), 0)
  const isWatched = seenBy.length > 0 || (beside.listed ?? []).some(({ at }) => at !== null)
  return [
    ...sayState(beside),
    `${origin} is right${isWatched ? '' : ', without a witness'}: ${size} entries (${oldLines} of the older chain), root ${root}`,
    `code    ${ledgerCode(root)}, as boards, slips and permits print it`,
    `rounds  ${settled.length} split again of ${rounds.length}, ${sum((round) => round.choices)} choices, ` +
      `${sum((round) => round.granted)} granted; ${sum((round) => round.lists)} lists, ` +
      `${sum((round) => round.listsByStaff)} of them filed by staff`,
    ...sealedLate.map(sayLate),
    `turns   ${turns.taken} taken, ${turns.byStaff} of them given by staff, ${turns.live} live`,
    `permits ${permits.issued} issued, ${permits.byStaff} of them by staff, ${permits.voided} voided`,
    `refused ${sayRefused(refused)}`,
    `cargos  ${cargos.size}, announced = allocated + remaining + withdrawn for each`,
    ...seenBy.map(({ name, at }) => `seen by ${name} at ${instant(at * 1000)}`),
    ...sayListed(beside),
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
    const beside = await readBeside(saving, verdict)
    await finish()
    console.log(say(verdict, beside))
    if (beside.state?.signer === 'refuses') process.exitCode = 1
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
