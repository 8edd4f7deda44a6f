import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { useFolder } from '../../../test/folder.ts'
import { archiveEnd, page, pdf, photo, pixelBomb, png } from '../../../test/files.ts'
import { createSharpCleaner } from './cleaner.sharp.ts'

const cleaner = createSharpCleaner()
const folder = useFolder('cleaner')
afterAll(() => cleaner.close())

async function clean(bytes: Buffer, kinds = ['jpeg', 'png', 'pdf'] as const) {
  const [from, into] = [join(folder, 'sent'), join(folder, 'clean')]
  await rm(into, { force: true })
  await writeFile(from, bytes)
  const cleaned = await cleaner.clean(from, into, kinds)
  return { cleaned, made: await readFile(into).catch(() => null) }
}

describe('a picture', () => {
  it('is made anew: upright, without place or device', async () => {
    const sent = await photo({ width: 64, height: 48 })
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { cleaned, made } = await clean(sent)
    const { format, width, height, exif, orientation, icc, xmp } = await sharp(made as Buffer).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 48, height: 64 })
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
    expect(cleaned).toMatchObject({ kind: 'jpeg', bytes: made?.length })
  })
  it('of great size is made small enough to read, and a PNG becomes JPEG', async () => {
    const { made } = await clean(await png({ width: 4_000, height: 1_000 }))
    const { format, width, height } = await sharp(made as Buffer).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 2_400, height: 600 })
  })
  it('has a small one beside it for lists', async () => {
    const { cleaned } = await clean(await png({ width: 4_000, height: 1_000 }))
    if (!('thumbnail' in cleaned)) throw new Error('no thumbnail')
    const { format, width, height } = await sharp(Buffer.from(cleaned.thumbnail as Buffer)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 80 })
  })
})

it('a PDF is drawn again, and what it does is not taken along (draw-pdf.test.ts)', async () => {
  const { cleaned, made } = await clean(
    pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
  )
  expect(cleaned).toEqual({ kind: 'pdf', bytes: made?.length })
  expect(made?.includes('JavaScript')).toBe(false)
})

const cut = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, -400)

it.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a page by the name of a picture', () => page, 'wrongKind'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrongKind'],
  [
    'a GIF',
    async () =>
      sharp(await png())
        .gif()
        .toBuffer(),
    'wrongKind',
  ],
  ['a photo with a page behind it', async () => Buffer.concat([await photo(), page]), 'hidden'],
  ['a photo with an archive behind it', async () => Buffer.concat([await photo(), archiveEnd]), 'hidden'],
  ['a photo with a PDF behind it', async () => Buffer.concat([await photo(), pdf()]), 'hidden'],
  ['a PDF with an archive behind it', () => Buffer.concat([pdf(), archiveEnd]), 'hidden'],
  ['a photo that ends in the middle', () => cut(photo({ width: 400, height: 400, noisy: true })), 'broken'],
  ['a PNG that ends in the middle', () => cut(png({ width: 400, height: 400, noisy: true })), 'broken'],
  ['a picture of four billion points', () => pixelBomb(), 'tooManyPixels'],
  ['a PDF that is none', () => Buffer.from('%PDF-1.7 and no more'), 'broken'],
])('%s is refused, and nothing is made of it', async (_what, make, fault) => {
  const { cleaned, made } = await clean(await make())
  expect(cleaned).toEqual({ fault })
  expect(made).toBeNull()
})

it('takes no kind that was not asked for', async () => {
  const [from, into] = [join(folder, 'sent'), join(folder, 'clean')]
  await writeFile(from, pdf())
  expect(await cleaner.clean(from, into, ['jpeg'])).toEqual({ fault: 'wrongKind' })
})

it('gives up a file that takes too long, and looks into the next', async () => {
  const hasty = createSharpCleaner({ jobMs: 1, idleMs: 1_000 })
  const [from, into] = [join(folder, 'sent'), join(folder, 'clean')]
  await writeFile(from, await photo())
  expect(await hasty.clean(from, into, ['jpeg'])).toEqual({ fault: 'broken' })
  await hasty.close()
  expect((await clean(await photo())).cleaned).toMatchObject({ kind: 'jpeg' })
})

it('says so when the fault is the server’s', async () => {
  const absent = join(folder, 'no-such-file')
  await expect(cleaner.clean(absent, join(folder, 'clean'), ['jpeg'])).rejects.toThrow('ENOENT')
})
