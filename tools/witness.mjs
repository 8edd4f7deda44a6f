#!/usr/bin/env node
/**
 * A witness of public logs, for an association of drivers or anybody who wants to watch: one file, Node 20 or newer alone.
 *
 *   node witness.mjs --name witness.example.ir --log 'bargah.example.ir/log/1+0a1b2c3d+AX…' [--log …] [--port 7070]
 *                    [--host 127.0.0.1] [--state ./witness.json]
 *
 * `--log` is a hall's verifier key, as it stands at https://bargah.example.ir/log/1/key: look at it on paper or from several
 * places before you trust it. The witness makes a key of its own at its first start and prints its verifier key, which the
 * server is given in WITNESSES with the address of this program. It answers POST /add-checkpoint by C2SP tlog-witness: it
 * cosigns what only grew since it last cosigned, and never two histories of one log. GET / shows what it saw last.
 * Keep the state file: it holds the key and the memory. Who deletes it can be shown another history.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

const { values: given } = parseArgs({
  options: {
    name: { type: 'string' },
    log: { type: 'string', multiple: true },
    port: { type: 'string', default: '7070' },
    host: { type: 'string', default: '127.0.0.1' },
    state: { type: 'string', default: './witness.json' },
  },
})
if (!given.name || /[\s+]/.test(given.name) || !given.log) {
  console.error(
    "node witness.mjs --name witness.example.ir --log 'VERIFIER KEY OF A HALL' [--log …] [--port 7070]",
  )
  process.exit(2)
}

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const nodeHash = (left, right) => sha256(Buffer.of(1), left, right)
const derBefore = Buffer.from('302a300506032b6570032100', 'hex')
const keyId = (name, type, publicKey) => sha256(`${name}\n`, Buffer.of(type), publicKey).subarray(0, 4)

/** A verifier key of type 1, Ed25519, as signed-note has it. */
function readKey(text) {
  // base64 has plus signs of its own
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? []
  const bytes = Buffer.from(base64 ?? '', 'base64')
  const publicKey = bytes.subarray(1)
  if (bytes.length !== 33 || bytes[0] !== 1 || keyId(name, 1, publicKey).toString('hex') !== id)
    throw new Error(`not a verifier key: ${text}`)
  const key = createPublicKey({ key: Buffer.concat([derBefore, publicKey]), format: 'der', type: 'spki' })
  return { name, id: Buffer.from(id, 'hex'), key }
}
const logs = new Map(given.log.map((text) => [readKey(text).name, readKey(text)]))

/** The key, and of each log the checkpoint that was cosigned last: { size, root, note }. */
const state = existsSync(given.state)
  ? JSON.parse(readFileSync(given.state, 'utf8'))
  : { key: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), seen: {} }
function keep() {
  writeFileSync(`${given.state}.new`, JSON.stringify(state, null, 1), { mode: 0o600, flush: true })
  renameSync(`${given.state}.new`, given.state)
}
keep()

const privateKey = createPrivateKey(state.key)
const ownBytes = createPublicKey(privateKey)
  .export({ type: 'spki', format: 'der' })
  .subarray(derBefore.length)
const ownId = keyId(given.name, 4, ownBytes)
const ownKey = `${given.name}+${ownId.toString('hex')}+${Buffer.concat([Buffer.of(4), ownBytes]).toString('base64')}`

/** Whether a tree of `size` grew from one of `old` (RFC 9162, 2.1.4.2). */
function grew(old, size, oldRoot, root, proof) {
  if (old === 0 || old === size) return proof.length === 0 && (old === 0 || oldRoot.equals(root))
  const at = { old: old - 1, size: size - 1 }
  const up = () => Object.assign(at, { old: Math.floor(at.old / 2), size: Math.floor(at.size / 2) })
  while (at.old % 2 === 1) up()
  const path = at.old === 0 ? [oldRoot, ...proof] : proof
  if (path.length === 0) return false
  let [first, second] = [path[0], path[0]]
  for (const hash of path.slice(1)) {
    if (at.size === 0) return false
    if (at.old % 2 === 1 || at.old === at.size) {
      first = nodeHash(hash, first)
      second = nodeHash(hash, second)
      while (at.old % 2 === 0 && at.old !== 0) up()
    } else second = nodeHash(second, hash)
    up()
  }
  return at.size === 0 && first.equals(oldRoot) && second.equals(root)
}

const wholeNumber = /^(0|[1-9]\d{0,14})$/
const hashOf = (base64) => {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length === 32 && bytes.toString('base64') === base64 ? bytes : null
}

/** In: the body of a request. Out: what it says, or null when it is none. */
function readRequest(body) {
  const split = body.indexOf('\n\n')
  const [head, ...proof] = body.slice(0, split).split('\n')
  const note = body.slice(split + 2)
  const end = note.lastIndexOf('\n\n')
  const text = note.slice(0, end + 1)
  const [origin, size, root] = text.split('\n')
  const old = /^old (.*)$/.exec(head ?? '')?.[1] ?? ''
  const hashes = proof.map(hashOf)
  if (split < 0 || end < 0 || proof.length > 63 || hashes.includes(null)) return null
  if (!wholeNumber.test(old) || !wholeNumber.test(size ?? '') || !hashOf(root ?? '')) return null
  return {
    old: Number(old),
    proof: hashes,
    text,
    signatures: note.slice(end + 2),
    origin,
    size: Number(size),
    root: hashOf(root),
  }
}

const isSignedBy = ({ name, id, key }, { text, signatures }) =>
  signatures.split('\n').some((line) => {
    const [, who, base64] = /^— (\S+) (\S+)$/.exec(line) ?? []
    const bytes = Buffer.from(base64 ?? '', 'base64')
    if (who !== name || bytes.length !== 68 || !timingSafeEqual(bytes.subarray(0, 4), id)) return false
    return verify(null, Buffer.from(text), key, bytes.subarray(4))
  })

function cosign(text) {
  const time = Buffer.alloc(8)
  const seconds = Math.floor(Date.now() / 1000)
  time.writeBigUInt64BE(BigInt(seconds))
  const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`), privateKey)
  return `— ${given.name} ${Buffer.concat([ownId, time, signature]).toString('base64')}\n`
}

/** Nothing in it waits, so that no two requests see the same memory. */
function addCheckpoint(body) {
  const asked = readRequest(body)
  if (!asked) return [400, 'not a request of tlog-witness\n']
  const log = logs.get(asked.origin)
  if (!log) return [404, 'this log is not watched here\n']
  if (!isSignedBy(log, asked)) return [403, 'not signed by the key of this log\n']
  const { old, size, root, proof, origin, text } = asked
  if (old > size) return [400, 'a log does not become shorter\n']
  const last = state.seen[origin] ?? { size: 0, root: '' }
  if (old !== last.size) return [409, `${last.size}\n`, 'text/x.tlog.size']
  if (!grew(old, size, Buffer.from(last.root, 'base64'), root, proof)) {
    const isOther = old === size && root.toString('base64') !== last.root
    console.error(
      `ANOTHER HISTORY of ${origin}, signed by its key, beside size ${last.size} ${last.root}:\n${body}`,
    )
    return isOther
      ? [409, `${last.size}\n`, 'text/x.tlog.size']
      : [422, 'it did not grow from what was seen\n']
  }
  const line = cosign(text)
  state.seen[origin] = { size, root: root.toString('base64'), note: `${text}\n${asked.signatures}${line}` }
  keep()
  return [200, line]
}

const shown = () => [ownKey, ...Object.values(state.seen).map(({ note }) => note)].join('\n\n')

createServer((request, response) => {
  const answer = (status, text, type = 'text/plain; charset=utf-8') =>
    response.writeHead(status, { 'content-type': type }).end(text)
  if (request.method === 'GET' && request.url === '/') return answer(200, `${shown()}\n`)
  if (request.method !== 'POST' || request.url !== '/add-checkpoint')
    return answer(404, 'POST /add-checkpoint\n')
  const parts = []
  let length = 0
  request.on('data', (part) => {
    length += part.length
    if (length > 65_536) request.destroy()
    else parts.push(part)
  })
  request.on('end', () => answer(...addCheckpoint(Buffer.concat(parts).toString('utf8'))))
}).listen(Number(given.port), given.host, function ready() {
  console.log(ownKey)
  console.log(`listens at http://${given.host}:${this.address().port}`)
})
