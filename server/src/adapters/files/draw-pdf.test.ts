import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useFolder } from '../../../test/folder.ts'
import { actingPdfs, lockedPdf, textPdf } from '../../../test/acting-pdfs.ts'
import { photo } from '../../../test/files.ts'
import { drawPdf } from './draw-pdf.ts'
import { writePdf } from './write-pdf.ts'

const folder = useFolder('pdf')

async function draw(sent: Buffer): Promise<Buffer> {
  const into = join(folder, 'made.pdf')
  rmSync(into, { force: true })
  const cleaned = await drawPdf(sent, into)
  expect(cleaned).toMatchObject({ kind: 'pdf' })
  const made = readFileSync(into)
  expect(cleaned).toEqual({ kind: 'pdf', bytes: made.length })
  return made
}

function picturesOf(made: Buffer): Buffer[] {
  const raw = made.toString('latin1')
  return [...raw.matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)].map((found) =>
    made.subarray(found.index + found[0].length, found.index + found[0].length + Number(found[1])),
  )
}

/** All names that stand in a PDF of ours outside of its pictures. */
function namesIn(made: Buffer): string[] {
  const pictures = picturesOf(made).map((picture) => picture.toString('latin1'))
  const rest = pictures.reduce((words, picture) => words.replace(picture, ''), made.toString('latin1'))
  return [...new Set(rest.match(/\/[^\s/[\]<>()]+/g))].toSorted()
}

const ours = (
  'BitsPerComponent Catalog ColorSpace Contents Count DCTDecode DeviceRGB Filter Height Image Kids Length ' +
  'MediaBox P Page Pages Parent Resources Root Size Subtype Type Width XObject'
)
  .split(' ')
  .map((name) => `/${name}`)

/** How dark a page is, of 255: an empty one is 0. */
async function inkOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats()
  return 255 - (channels[0]?.mean ?? 255)
}

it('a page of text is drawn as it stood, in a document of ours', async () => {
  const made = await draw(textPdf())
  expect(namesIn(made)).toEqual(ours)
  const [picture] = picturesOf(made)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1652, height: 2338, format: 'jpeg' })
  expect(await inkOf(picture as Buffer)).toBeGreaterThan(5)
})

it('a scan stays as sharp as it was sent', async () => {
  const jpeg = await sharp(await photo({ width: 1_200, height: 1_600, noisy: true }))
    .jpeg()
    .toBuffer()
  const scan = writePdf([{ widthPoints: 595, heightPoints: 842, width: 1_600, height: 1_200, jpeg }])
  const [picture] = picturesOf(await draw(scan))
  const { channels } = await sharp(picture).greyscale().stats()
  expect(channels[0]?.stdev).toBeGreaterThan(10)
})

describe.each(Object.entries(actingPdfs))('a PDF with %s', (_how, sent) => {
  it('leaves its page and nothing else', async () => {
    const made = await draw(sent)
    expect(namesIn(made)).toEqual(ours)
    for (const word of ['evil.example', 'app.alert', 'cmd.exe', 'MZ00'])
      expect(made.includes(word)).toBe(false)
    expect(await inkOf(picturesOf(made)[0] as Buffer)).toBeGreaterThan(5)
  })
})

const pages = (count: number) => {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  const many = textPdf()
    .toString('latin1')
    .replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${count}`)
  return Buffer.from(many, 'latin1')
}

it.each<[string, Buffer, string]>([
  ['that is none', Buffer.from('%PDF-1.7\nnothing'), 'broken'],
  ['without a page', pages(0), 'broken'],
  [
    'whose page is its own parent',
    Buffer.from(textPdf().toString('latin1').replace('[3 0 R]', '[2 0 R]')),
    'broken',
  ],
  [
    'of a page without a size',
    Buffer.from(textPdf().toString('latin1').replace('595 842', '0.1 842')),
    'broken',
  ],
  [
    'of a page as large as a house',
    Buffer.from(textPdf().toString('latin1').replace('595 842', '595 99999')),
    'broken',
  ],
  ['of twenty-one pages', pages(21), 'tooManyPages'],
  ['under a password', lockedPdf, 'locked'],
])('a PDF %s is refused, and nothing is written', async (_what, sent, fault) => {
  const into = join(folder, 'refused.pdf')
  expect(await drawPdf(sent, into)).toEqual({ fault })
  expect(() => readFileSync(into)).toThrow('ENOENT')
})

const hasPoppler = (() => {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

it.skipIf(!hasPoppler)('another reader shows the same page (needs poppler)', { tags: ['long'] }, async () => {
  const shown = async (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, `${name}.pdf`), bytes)
    execFileSync('pdftoppm', ['-png', '-r', '40', '-singlefile', `${name}.pdf`, name], { cwd: folder })
    return sharp(join(folder, `${name}.png`))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
  }
  const [sent, made] = [await shown('sent', textPdf()), await shown('seen', await draw(textPdf()))]
  expect([made.info.width, made.info.height]).toEqual([sent.info.width, sent.info.height])
  const apart = sent.data.reduce((sum, value, at) => sum + Math.abs(value - (made.data[at] ?? 0)), 0)
  expect(apart / sent.data.length).toBeLessThan(4)
})
