import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { UploadParts } from '../src/kernel/uploads.ts'

/** For a server of a test whose calls take no files. */
const noFiles = () => Promise.reject(new Error('a file came in'))
export const noUploads: UploadParts = { folder: '', clean: noFiles, store: { put: noFiles, remove: noFiles } }

/** Files as people and attackers send them, made anew for each test. */

type Drawn = { width?: number; height?: number; noisy?: boolean }

function drawing({ width = 64, height = 48, noisy = false }: Drawn) {
  if (!noisy) return sharp({ create: { width, height, channels: 3, background: '#7a4' } })
  const points = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7_919 + (at >> 3) * 31) & 255),
  )
  return sharp(points, { raw: { width, height, channels: 3 } })
}

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
export const photo = (drawn: Drawn = {}): Promise<Buffer> =>
  drawing(drawn)
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '35/1 41/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const png = (drawn: Drawn = {}): Promise<Buffer> => drawing(drawn).png().toBuffer()

/** A PDF of one empty page, with more words in its catalog and objects after it. */
export function pdf({ catalog = '', objects = '', trailer = '', padding = 0 } = {}): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`
  const pages = '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'
  const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n'
  const body = `${head}${pages}${page}${objects}%${'0'.repeat(padding)}\n`
  const xref = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 ${trailer} >>\n`
  return Buffer.from(`${body}${xref}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}

/** A PNG of a few bytes that says that it has four billion points. */
export function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([size, named, sum])
  }
  const header = Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 2, 0, 0, 0])
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** The end of a ZIP archive, which makes one of whatever stands before it. */
export const archiveEnd = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])
export const page = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>')
