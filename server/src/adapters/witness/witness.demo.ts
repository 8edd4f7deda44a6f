import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGrown } from '../../kernel/tlog/merkle.rules.ts'
import {
  cosign,
  isSignedBy,
  readCheckpointText,
  readVerifierKey,
  signatureType,
  textOf,
  type Verifier,
  verifierKeyOf,
} from '../../kernel/tlog/notes.rules.ts'
import type { Witness } from './witness.port.ts'

/**
 * Witnesses of a demo world, in the server itself: they cosign as `tools/witness.mjs` does, so that pages and programs have
 * signatures that verify. They prove nothing to anybody, for whoever has the server has their keys, and their titles say so.
 */
const demoWitnesses = [
  { name: 'ranandegan.demo', title: 'انجمن رانندگان (نمایشی)' },
  { name: 'sherkatha.demo', title: 'انجمن شرکت‌های حمل (نمایشی)' },
] as const

type Seen = { size: number; root: string }
type State = { key: string; seen: Record<string, Seen> }

const fileOf = (folder: string, name: string) => join(folder, `${name}.json`)

function keep(file: string, state: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** Gives each demo witness a key of its own; called when the demo world is made. */
export function makeDemoWitnesses(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { name } of demoWitnesses) {
    const { privateKey } = generateKeyPairSync('ed25519')
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    keep(fileOf(folder, name), { key, seen: {} })
  }
}

/** By which key a log is signed, as its origin names it; null when it is none of ours. */
type LogKeyOf = (origin: string) => Promise<Verifier | null>

/** The demo witnesses whose keys lie in the folder: none where the demo world was not made. */
export const openDemoWitnesses = (folder: string, logKeyOf: LogKeyOf): Witness[] =>
  demoWitnesses.flatMap(({ name, title }) => {
    const file = fileOf(folder, name)
    return existsSync(file) ? [openWitness({ file, name, title, logKeyOf })] : []
  })

type Own = { file: string; name: string; title: string; logKeyOf: LogKeyOf }

function openWitness({ file, name, title, logKeyOf }: Own): Witness {
  const state = JSON.parse(readFileSync(file, 'utf8')) as State
  const key = createPrivateKey(state.key)
  const verifier = readVerifierKey(verifierKeyOf(name, key, signatureType.cosignature)) as Verifier
  return {
    verifier,
    title,
    phone: null,
    async addCheckpoint(request) {
      const asked = readRequest(request)
      if (!asked) return { status: 400, text: 'not a request of tlog-witness\n' }
      const { old, proof, note, size, root } = asked
      const log = await logKeyOf(asked.origin)
      if (!log) return { status: 404, text: 'this log is not watched here\n' }
      if (!isSignedBy(note, log)) return { status: 403, text: 'not signed by the key of this log\n' }
      // from here on nothing waits, so that no two requests see the same memory
      const last = state.seen[asked.origin] ?? { size: 0, root: '' }
      if (old !== last.size) return { status: 409, text: `${last.size}\n` }
      const before = { size: old, root: Buffer.from(last.root, 'base64') }
      if (!isGrown(before, { size, root }, proof))
        return { status: 422, text: 'it did not grow from what was seen\n' }
      state.seen[asked.origin] = { size, root: root.toString('base64') }
      keep(file, state)
      return { status: 200, text: `${cosign(textOf(note), name, key, Math.floor(Date.now() / 1_000))}\n` }
    },
  }
}

/** In: a request of add-checkpoint. Out: what it says; null when it is none. */
function readRequest(request: string) {
  const split = request.indexOf('\n\n')
  const [first = '', ...proof] = request.slice(0, Math.max(split, 0)).split('\n')
  const old = /^old (0|[1-9]\d{0,14})$/.exec(first)?.[1]
  const note = request.slice(split + 2)
  const head = readCheckpointText(textOf(note))
  if (old === undefined || !head) return null
  return { old: Number(old), proof: proof.map((line) => Buffer.from(line, 'base64')), note, ...head }
}
