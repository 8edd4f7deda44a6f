import { Readable, pipeline } from 'node:stream'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive: its path in ASCII and its text, as it comes. */
export type ZipEntry = { path: string; text: AsyncIterable<string> | Iterable<string> }

type Written = { path: Buffer; crc: number; packed: number; size: number; offset: number }

const versionNeeded = 20
/** Sizes and checksum follow the data, since they are not known before it. */
const sizesFollow = 0x08
const deflated = 8
/** 1980-01-01, the first day of the format: nothing in the file tells when it was made. */
const firstDay = 0x21

const bytesOf = (
  numbers: readonly (readonly [value: number, width: 2 | 4])[],
  tail: Buffer = Buffer.alloc(0),
) => {
  const bytes = Buffer.alloc(numbers.reduce((length, [, width]) => length + width, 0))
  let at = 0
  for (const [value, width] of numbers) at = bytes.writeUIntLE(value, at, width)
  return Buffer.concat([bytes, tail])
}

const how = [
  [versionNeeded, 2],
  [sizesFollow, 2],
  [deflated, 2],
  [0, 2],
  [firstDay, 2],
] as const

const localHeader = (path: Buffer) =>
  bytesOf([[0x04034b50, 4], ...how, [0, 4], [0, 4], [0, 4], [path.length, 2], [0, 2]], path)

const descriptor = ({ crc, packed, size }: Written) =>
  bytesOf([
    [0x08074b50, 4],
    [crc, 4],
    [packed, 4],
    [size, 4],
  ])

const directoryLine = ({ path, crc, packed, size, offset }: Written) =>
  bytesOf(
    [
      [0x02014b50, 4],
      [versionNeeded, 2],
      ...how,
      [crc, 4],
      [packed, 4],
      [size, 4],
      [path.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ],
    path,
  )

const directoryEnd = (count: number, length: number, offset: number) =>
  bytesOf([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [length, 4],
    [offset, 4],
    [0, 2],
  ])

/**
 * In: the files of an archive. Out: its bytes, as they come. Node's deflate packs them beside the event loop; what is in
 * memory does not grow with the files. Up to 4 GiB.
 */
export async function* writeZip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const written: Written = { path: Buffer.from(entry.path), crc: 0, packed: 0, size: 0, offset }
    yield localHeader(written.path)
    for await (const bytes of pack(entry.text, written)) yield bytes
    yield descriptor(written)
    offset += localHeader(written.path).length + written.packed + descriptor(written).length
    all.push(written)
  }
  const directory = Buffer.concat(all.map(directoryLine))
  yield Buffer.concat([directory, directoryEnd(all.length, directory.length, offset)])
}

async function* pack(text: ZipEntry['text'], written: Written): AsyncGenerator<Buffer> {
  const measured = async function* () {
    for await (const part of text) {
      const bytes = Buffer.from(part)
      written.crc = crc32(bytes, written.crc)
      written.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 })
  // a failure of the source ends the deflate with it, and so reaches the reader below
  pipeline(Readable.from(measured()), deflate, () => {})
  for await (const bytes of deflate as AsyncIterable<Buffer>) {
    written.packed += bytes.length
    yield bytes
  }
}
