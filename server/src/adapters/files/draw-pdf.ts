import { writeFile } from 'node:fs/promises'
import { type FileFault, mostPages } from '@bargah/contract/kernel/files.ts'
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Cleaned } from '../../kernel/uploads.ts'
import { type DrawnPage, writePdf } from './write-pdf.ts'

const dotsPerInch = 200
const longestSide = 2_400
// what a printer still calls a page (ISO 32000-2, annex C.2)
const longestPoints = 14_400

/** Draws a PDF's pages again as pictures, so that nothing else that it holds comes along (docs/decisions/0082); else `broken`. */
export async function drawPdf(bytes: Buffer, into: string): Promise<Cleaned> {
  try {
    const pages = await drawPages(bytes)
    if ('fault' in pages) return pages
    const made = writePdf(pages)
    await writeFile(into, made)
    return { kind: 'pdf', bytes: made.length }
  } catch (error) {
    return { fault: /password/i.test(String(error)) ? 'locked' : 'broken' }
  }
}

async function drawPages(bytes: Buffer): Promise<DrawnPage[] | { fault: FileFault }> {
  // a reader of its own for each: what one file did to it does not meet the next
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  if (document.getPageCount() > mostPages) return { fault: 'tooManyPages' }
  if (document.getPageCount() === 0) return { fault: 'broken' }
  return drawEach(document)
}

async function drawEach(document: PDFiumDocument): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = []
  for (const page of document.pages()) drawn.push(await drawPage(page))
  return drawn
}

async function drawPage(page: PDFiumPage): Promise<DrawnPage> {
  const { originalWidth: widthPoints, originalHeight: heightPoints } = page.getOriginalSize()
  const longest = Math.max(widthPoints, heightPoints)
  if (!(Math.min(widthPoints, heightPoints) >= 1 && longest <= longestPoints))
    throw new Error('a page has no size')
  const scale = Math.min(dotsPerInch / 72, longestSide / longest)
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
  return { widthPoints, heightPoints, width, height, jpeg }
}
