import '@fastify/multipart'
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type FileFault,
  type FileField,
  fileFaults,
  type FileKind,
  type KeptKind,
  mebibyte,
} from '@bargah/contract/kernel/files.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { gatherFields } from './bodies.ts'
import type { Database } from './database.ts'
import { badInput, Fail } from './errors.ts'
import { forgetArrivals, noteArrival } from './uploads.store.ts'

/** A file of a request, made anew under a random name; removed as the request ends unless its transaction takes that name. */
export type Upload = {
  field: string
  name: string
  /** Of a sheet its rows are stored, a line of JSON each; they are read and not kept as a file. */
  kind: KeptKind | 'sheet'
  bytes: number
  sha256: string
  thumbnail?: Buffer
}

/** What is kept of a file: what it is, what it now weighs, and a small JPEG of a picture. */
type Kept = { kind: Upload['kind']; bytes: number; thumbnail?: Buffer }
/** What becomes of a file that is looked into: what is kept, or why it is not taken. */
export type Cleaned = Kept | { fault: FileFault }

export type UploadParts = {
  /** A folder of the server's own, where files lie while their request is read. */
  folder: string
  /** Tells a file by its content and writes it, made anew, beside it. */
  clean(from: string, into: string, kinds: readonly FileKind[]): Promise<Cleaned>
  store: { put(name: string, from: string): Promise<void>; remove(name: string): Promise<void> }
}

/** A file part as it came, not yet looked into. */
type Received = { field: string; path: string; bytes: number; sha256: string; fileName: string }
type Declared = Readonly<Record<string, FileField>>

const mostFields = 200
const fieldLimitBytes = 256 * 1024
// what a form weighs beside its files: the other fields and the lines between the parts
const formSlackBytes = mebibyte
// a client that still sends reads the reply only if we go on reading for a while
const lingerBytes = 4 * mebibyte
const notMultipart = () => new Fail(415, ['فرم را همراه فایل (multipart/form-data) بفرستید.'])
const tooLarge = (field: FileField) => new Fail(413, [fileFaults.tooLarge(field)])

/** The files of one request, from the wire to the store, and away again. */
export class RequestFiles {
  #received: Received[] = []
  #stored: Upload[] = []

  private readonly declared: Declared
  private readonly parts: UploadParts
  private readonly database: Database
  constructor(declared: Declared, parts: UploadParts, database: Database) {
    this.declared = declared
    this.parts = parts
    this.database = database
  }

  /** Reads a multipart request: its text parts, and its files onto disk, no further than the largest that is taken. */
  async receive(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, unknown>> {
    if (request.headers['content-length'] === '0') return {}
    if (!request.isMultipart()) throw notMultipart()
    const fields: [string, unknown][] = []
    try {
      this.#refuseLong(request)
      for await (const part of request.parts({ preservePath: true, limits: this.#limits() })) {
        if (part.type === 'field') fields.push([part.fieldname, part.value])
        else await this.#take(part.fieldname, part.filename, part.file)
      }
    } catch (error) {
      cutOff(request, reply)
      throw error
    }
    return gatherFields(fields)
  }

  #limits() {
    const files = Object.keys(this.declared).length
    return { files: files && files + 1, fields: mostFields, fieldSize: fieldLimitBytes, fileSize: Infinity }
  }

  #refuseLong(request: FastifyRequest) {
    const all = Object.values(this.declared)
    const [largest] = all.toSorted((one, other) => other.mostBytes - one.mostBytes)
    const most = all.reduce((sum, { mostBytes }) => sum + mostBytes, formSlackBytes)
    if (largest && Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(largest)
  }

  async #take(field: string, fileName: string, content: Readable) {
    const name = Object.keys(this.declared).find((one) => one.toLowerCase() === field.toLowerCase())
    const rule = name && this.declared[name]
    if (!rule) throw badInput(['این درخواست چنین فایلی نمی‌پذیرد.'])
    await mkdir(this.parts.folder, { recursive: true, mode: 0o700 })
    const received = { field: name, fileName, path: join(this.parts.folder, newName()), bytes: 0, sha256: '' }
    this.#received.push(received)
    const hash = createHash('sha256')
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        received.bytes += chunk.length
        if (received.bytes > rule.mostBytes) throw tooLarge(rule)
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(content, measured, createWriteStream(received.path, { flags: 'wx', mode: 0o600 }))
    received.sha256 = hash.digest('hex')
  }

  /** A form of a browser sends a field without a file as one without a name. */
  #given = () => this.#received.filter(({ bytes, fileName }) => bytes > 0 || fileName !== '')

  /** What can be told of the files before looking into them, as sentences beside those of the other fields. */
  faults(): string[] {
    return Object.entries(this.declared).flatMap(([field, rule]) => {
      const [first, ...others] = this.#given().filter((one) => one.field === field)
      const fault = first ? faultOf(first, others.length > 0) : rule.optional ? null : 'missing'
      return fault ? [fileFaults[fault](rule)] : []
    })
  }

  /** The files by their fields, as a key's fingerprint and the audit hold them. */
  hashes(): Record<string, string> {
    return Object.fromEntries(this.#given().map(({ field, sha256 }) => [field, sha256]))
  }

  /** Looks into the files, makes them anew and stores them. Throws 400 with every fault; nothing is then left. */
  async store(): Promise<readonly Upload[]> {
    const faults: string[] = []
    for (const received of this.#given()) {
      const rule = this.declared[received.field] as FileField
      const cleanPath = `${received.path}.clean`
      const cleaned = await this.parts.clean(received.path, cleanPath, rule.kinds)
      if ('fault' in cleaned) faults.push(fileFaults[cleaned.fault](rule))
      else if (faults.length === 0) await this.#put(received, cleanPath, cleaned)
    }
    if (faults.length > 0) throw badInput(faults)
    return this.#stored
  }

  async #put({ field, sha256 }: Received, from: string, cleaned: Kept) {
    const upload = { field, name: newName(), sha256, ...cleaned }
    await noteArrival(this.database, upload.name)
    this.#stored.push(upload)
    await this.parts.store.put(upload.name, from)
  }

  /** Removes what lies aside, and from the store what no transaction took. What fails here is swept later. */
  async clear(): Promise<void> {
    const [received, stored] = [this.#received, this.#stored]
    this.#received = []
    this.#stored = []
    await Promise.all(
      received.flatMap(({ path }) => [path, `${path}.clean`]).map((path) => rm(path, { force: true })),
    )
    const names = stored.map(({ name }) => name)
    if (names.length > 0) await forgetArrivals(this.database.db, this.parts.store, names).catch(() => {})
  }
}

/** Reads no further: what comes after the reply is thrown away, and soon the connection with it. */
function cutOff({ raw }: FastifyRequest, reply: FastifyReply): void {
  raw.unpipe()
  let left = lingerBytes
  reply.raw.once('finish', () => {
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) raw.destroy()
    })
    raw.resume()
  })
}

function faultOf({ bytes, fileName }: Received, isTwice: boolean): FileFault | null {
  if (isTwice) return 'twice'
  if (/[/\\\0]/.test(fileName)) return 'badName'
  return bytes === 0 ? 'empty' : null
}

const newName = () => randomBytes(16).toString('hex')
