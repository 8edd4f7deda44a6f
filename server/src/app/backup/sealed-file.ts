import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod/mini'

/**
 * A file of sealed parts, written and read one after another. It begins with a line that says what it is and a line of JSON
 * that says how the key was made of the passphrase; then each part: its length (four bytes), and the part packed by gzip and
 * sealed by AES-256-GCM. The seal's number is the part's place, and those first lines are bound in, so that no part can be
 * changed, moved or left out unseen; the last one says that it is the last.
 */
const firstLine = 'bargah backup 1\n'
// 64 MB and a tenth of a second: once for each backup, and for each guess at the passphrase
const cost = { N: 2 ** 16, r: 8, p: 1 }
/** For tests: a key that costs nothing, and that whoever has the file can guess. */
export const testCost = { N: 2 ** 4, r: 8, p: 1 }
const mostLines = 4096
const lengthBytes = 4
const tagBytes = 16
const mostPart = 64 * 1024 * 1024

export const wrongPassphrase =
  'عبارت رمز این پشتیبان نیست.\nThis is not the passphrase of this backup (or its first lines are damaged).'
const damaged = (at: number) =>
  `پروندهٔ پشتیبان آسیب دیده است؛ چیزی برگردانده نشد.\nThe backup is damaged in its part ${at}; nothing was restored. Take another one.`
const endsEarly =
  'پروندهٔ پشتیبان ناتمام است؛ چیزی برگردانده نشد.\nThe backup ends early: it was cut off while it was written or copied. Nothing was restored. Take another one.'
export const noBackup = 'این پرونده پشتیبان بارگاه نیست.\nThis file is no backup of Bargah.'
export const newerBackup =
  'این پشتیبان را نسخهٔ تازه‌تری از بارگاه نوشته است؛ همان نسخه یا تازه‌تر را به کار ببرید.\nA newer Bargah wrote this backup: restore it by that version or a later one.'

export type SealedPart<Head> = { head: Head; bytes: Buffer }
type End = { kind: 'end' }

const packed = promisify(gzip)
const unpacked = promisify(gunzip)

async function keyOf(passphrase: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
  return derive(passphrase.normalize('NFC'), salt, 32, { N, r, p, maxmem: 256 * N * r })
}

/** The key and what it seals, by the place of a part. */
const sealOf = (key: Buffer, lines: Buffer) => {
  const bound = createHash('sha256').update(lines).digest()
  const number = (place: number) => {
    const iv = Buffer.alloc(12)
    iv.writeUInt32BE(place, 8)
    return iv
  }
  return {
    close(place: number, bytes: Buffer): Buffer {
      const cipher = createCipheriv('aes-256-gcm', key, number(place)).setAAD(bound)
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(place: number, sealed: Buffer): Buffer {
      const end = sealed.length - tagBytes
      const cipher = createDecipheriv('aes-256-gcm', key, number(place), { authTagLength: tagBytes })
      cipher.setAAD(bound).setAuthTag(sealed.subarray(end))
      return Buffer.concat([cipher.update(sealed.subarray(0, end)), cipher.final()])
    },
  }
}

export type SealedFile<Head> = {
  add(head: Head, bytes?: Buffer): Promise<void>
  /** Says that nothing follows, and has it on the disk. Out: how many bytes the file has. */
  end(): Promise<number>
  close(): Promise<void>
}

/** Begins a new file that its owner alone may read; throws where there is one. */
export async function writeSealed<Head extends { kind: string }>(
  path: string,
  passphrase: string,
  keyCost = cost,
): Promise<SealedFile<Head>> {
  const salt = randomBytes(16)
  const lines = Buffer.from(`${firstLine}${JSON.stringify({ ...keyCost, salt: salt.toString('hex') })}\n`)
  const seal = sealOf(await keyOf(passphrase, salt, keyCost), lines)
  const file = await open(path, 'wx', 0o600)
  let place = 0
  let size = lines.length
  await file.writeFile(lines)
  async function add(head: Head | End, bytes = Buffer.alloc(0)) {
    const named = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
    const sealed = seal.close(place, await packed(named, { level: 4 }))
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(sealed.length)
    await file.writeFile(Buffer.concat([length, sealed]))
    size += length.length + sealed.length
    place += 1
  }
  return {
    add,
    async end() {
      await add({ kind: 'end' })
      await file.sync()
      return size
    },
    close: () => file.close(),
  }
}

/** So many bytes of a file from `at` on; fewer at its end. */
async function bytesAt(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count)
  let have = 0
  while (have < count) {
    const { bytesRead } = await file.read(bytes, have, count - have, at + have)
    if (bytesRead === 0) break
    have += bytesRead
  }
  return bytes.subarray(0, have)
}

const How = z.object({
  N: z.int().check(z.maximum(2 ** 20)),
  r: z.int().check(z.maximum(16)),
  p: z.int().check(z.maximum(4)),
  salt: z.string(),
})

async function readLines(file: FileHandle): Promise<{ lines: Buffer; how: z.infer<typeof How> }> {
  const start = await bytesAt(file, 0, mostLines)
  const text = start.toString('latin1')
  if (!text.startsWith('bargah backup ')) throw new Error(noBackup)
  if (!text.startsWith(firstLine)) throw new Error(newerBackup)
  const end = text.indexOf('\n', firstLine.length) + 1
  try {
    const how = z.parse(How, JSON.parse(text.slice(firstLine.length, end)))
    return { lines: start.subarray(0, end), how }
  } catch {
    throw new Error(noBackup)
  }
}

/** The parts of a file. Throws a sentence for another passphrase, a file of others, one damaged or cut off. */
export async function* readSealed<Head extends { kind: string }>(
  path: string,
  passphrase: string,
): AsyncGenerator<SealedPart<Head>> {
  const file = await open(path, 'r')
  try {
    const { lines, how } = await readLines(file)
    const seal = sealOf(await keyOf(passphrase, Buffer.from(how.salt, 'hex'), how), lines)
    let at = lines.length
    for (let place = 0; ; place += 1) {
      const sealed = await sealedAt(file, at, place)
      at += lengthBytes + sealed.length
      const part = await openPart<Head>(() => seal.open(place, sealed), place)
      if (part.head.kind === 'end') break
      yield part as SealedPart<Head>
    }
  } finally {
    await file.close()
  }
}

async function sealedAt(file: FileHandle, at: number, place: number): Promise<Buffer> {
  const length = await bytesAt(file, at, lengthBytes)
  if (length.length < lengthBytes) throw new Error(endsEarly)
  const count = length.readUInt32BE()
  if (count < tagBytes || count > mostPart) throw new Error(damaged(place))
  const sealed = await bytesAt(file, at + lengthBytes, count)
  if (sealed.length < count) throw new Error(endsEarly)
  return sealed
}

async function openPart<Head>(open: () => Buffer, place: number): Promise<SealedPart<Head | End>> {
  try {
    const named = await unpacked(open())
    const line = named.indexOf('\n')
    return { head: JSON.parse(named.toString('utf8', 0, line)), bytes: named.subarray(line + 1) }
  } catch {
    throw new Error(place === 0 ? wrongPassphrase : damaged(place))
  }
}
