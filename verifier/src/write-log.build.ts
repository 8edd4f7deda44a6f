/** A log as a stranger would write it for his tests, from docs/log-format.md and C2SP alone: small, and slow. */
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Source } from './tiles.ts'

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Keys sorted, no spaces; what is undefined is not there. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, own]) => own !== undefined)
  const sorted = pairs.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, own]) => `"${key}":${spelled(own)}`).join(',')}}`
}

export class Signer {
  readonly name: string
  private readonly privateKey: KeyObject
  private readonly encoded: Buffer
  private readonly id: Buffer

  /** `kind` is 1 for a log's key, 4 for a witness's; the key is a new one unless given. */
  constructor(name: string, kind: 1 | 4 = 1, privateKey = generateKeyPairSync('ed25519').privateKey) {
    const publicKey = createPublicKey(privateKey)
    this.name = name
    this.privateKey = privateKey
    const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
    this.encoded = Buffer.concat([Buffer.of(kind), raw])
    this.id = sha256(`${name}\n`, this.encoded).subarray(0, 4)
  }

  vkey(): string {
    return `${this.name}+${this.id.toString('hex')}+${this.encoded.toString('base64')}`
  }

  sign(text: string): string {
    const signature = sign(null, Buffer.from(text), this.privateKey)
    return `${text}\n${this.line(signature)}`
  }

  /** The line by which a witness says that it saw the checkpoint at `time`, in seconds. */
  cosign(text: string, time: number): string {
    const stamp = Buffer.alloc(8)
    stamp.writeBigUInt64BE(BigInt(time))
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), this.privateKey)
    return this.line(Buffer.concat([stamp, signature]))
  }

  private line(signature: Buffer): string {
    return `— ${this.name} ${Buffer.concat([this.id, signature]).toString('base64')}\n`
  }
}

/** MTH(D[start:end]) as RFC 6962 words it. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256('')
  if (leaves.length === 1) return leaves[0] as Buffer
  let half = 1
  while (half * 2 < leaves.length) half *= 2
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)))
}

export const leafOf = (text: string | Buffer): Buffer => sha256(Buffer.of(0), text)

export class WrittenLog {
  readonly origin: string
  readonly signer: Signer
  readonly texts: (string | Buffer)[]

  constructor({
    origin = 'bargah.example/log/1',
    signer = new Signer(origin),
    texts = [] as (string | Buffer)[],
  } = {}) {
    this.origin = origin
    this.signer = signer
    this.texts = texts
  }

  tell(...entries: object[]): this {
    this.texts.push(...entries.map(spelled))
    return this
  }

  /** Another log of the same key and origin, with other entries. */
  with(texts: (string | Buffer)[]): WrittenLog {
    return new WrittenLog({ origin: this.origin, signer: this.signer, texts })
  }

  text(size = this.texts.length): string {
    const root = rootOf(this.texts.slice(0, size).map(leafOf))
    return `${this.origin}\n${size}\n${root.toString('base64')}\n`
  }

  checkpoint(size?: number): string {
    return this.signer.sign(this.text(size))
  }

  receipt(index: number, at: number): { note: string; entry: string } {
    const entry = String(this.texts[index])
    const text = `${this.origin}/receipt\n${index}\n${leafOf(entry).toString('base64')}\n${at}\n`
    return { note: this.signer.sign(text), entry }
  }

  files(): Map<string, Uint8Array> {
    const files = new Map<string, Uint8Array>()
    files.set('key', Buffer.from(`${this.signer.vkey()}\n`))
    files.set('checkpoint', Buffer.from(this.checkpoint()))
    this.addTiles(files, 'entries', this.texts.map(framed))
    for (let level = 0, nodes = this.texts.map(leafOf); nodes.length > 0; level += 1) {
      this.addTiles(files, level, nodes)
      const full = Math.floor(nodes.length / 256)
      nodes = Array.from({ length: full }, (_, n) => rootOf(nodes.slice(n * 256, (n + 1) * 256)))
    }
    return files
  }

  source(): Source {
    const files = this.files()
    return async (path) => files.get(path) ?? null
  }

  private addTiles(files: Map<string, Uint8Array>, level: number | string, parts: readonly Buffer[]): void {
    for (let n = 0; n * 256 < parts.length; n += 1) {
      const own = parts.slice(n * 256, (n + 1) * 256)
      const path = `tile/${level}/${String(n).padStart(3, '0')}`
      files.set(own.length < 256 ? `${path}.p/${own.length}` : path, Buffer.concat(own))
    }
  }
}

function framed(text: string | Buffer): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}
