import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { noEntries } from '../../kernel/tlog/merkle.rules.ts'
import { seenIn } from './seen.ts'

const folder = mkdtempSync(join(tmpdir(), 'bargah-seen-'))
afterAll(() => rmSync(folder, { recursive: true }))

const treeOf = (size: number) => ({ size, at: [Buffer.alloc(32, size), Buffer.alloc(32, size + 1)] })
let lastHall = 0
/** A log of which a signer saw so many entries, one state after another, as the next process finds it. */
async function seenOf(...sizes: number[]) {
  lastHall += 1
  const [hallId, writer] = [lastHall, seenIn(folder)]
  for (const size of sizes) await writer.write(hallId, treeOf(size))
  const file = join(folder, `${hallId}.json`)
  const damage = (change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))
  return { hallId, file, writer, damage, read: () => seenIn(folder).read(hallId) }
}

it('nothing was seen of a log without a file', () => {
  expect(seenIn(folder).read(999)).toEqual(noEntries)
})

it.each([[[1]], [[1, 2]], [[1, 2, 3]], [[1, 2, 3, 2_000_000_000]]])(
  'of %j the last is what the next process finds',
  async (sizes) => {
    const { writer, hallId, read } = await seenOf(...sizes.map((size) => size))
    expect(read()).toEqual(treeOf(sizes.at(-1) ?? 0))
    expect(writer.read(hallId)).toEqual(read())
  },
)

it('is written in place, by who may read it alone', async () => {
  const { writer, hallId, file } = await seenOf(1)
  const before = statSync(file)
  await writer.write(hallId, treeOf(2))
  const after = statSync(file)
  expect([after.ino, after.size]).toEqual([before.ino, before.size])
  if (process.platform !== 'win32') expect(after.mode & 0o777).toBe(0o600)
})

it('is not written before the disk has it: the signature that waits for it does not leave', async () => {
  const disk = Promise.withResolvers<void>()
  const writer = seenIn(folder, () => disk.promise)
  await writer.write(1_000, treeOf(1))
  let isWritten = false
  const writing = writer.write(1_000, treeOf(2)).then(() => (isWritten = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isWritten).toBe(false)
  disk.resolve()
  await writing
})

it('is forgotten with its file, also by who wrote it', async () => {
  const { writer, hallId, file, read } = await seenOf(3)
  rmSync(file)
  expect(writer.read(hallId)).toEqual(noEntries)
  await writer.write(hallId, treeOf(1))
  expect(read()).toEqual(treeOf(1))
})

it('the state before stands where a write was cut off', async () => {
  const { damage, read } = await seenOf(5, 6, 7)
  damage((text) => text.replace('"size":7', '"size":9'))
  expect(read()).toEqual(treeOf(6))
})

it('nothing is taken for seen where neither state is whole', async () => {
  const { damage, read } = await seenOf(5, 6)
  damage((text) => text.replaceAll(/"size":[56]/g, '"size":8'))
  expect(read).toThrow('neither of its two states is whole')
})

it('half a file is held against its sum as well', async () => {
  const { damage, read } = await seenOf(5, 6)
  damage((text) => text.slice(0, text.length / 2).replace(/"size":[56]/, '"size":8'))
  expect(read).toThrow('a state is not whole')
})

it('reads the file of a version before, and goes on with it', async () => {
  const { file, hallId, read } = await seenOf(1)
  const state = { size: 12, at: treeOf(12).at.map((hash) => hash.toString('hex')) }
  writeFileSync(file, JSON.stringify(state))
  expect(read()).toEqual(treeOf(12))
  await seenIn(folder).write(hallId, treeOf(13))
  expect(read()).toEqual(treeOf(13))
})
