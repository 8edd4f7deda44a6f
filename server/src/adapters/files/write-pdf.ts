/** A page as it was drawn: its size on paper in points, of its picture in pixels. */
export type DrawnPage = {
  widthPoints: number
  heightPoints: number
  width: number
  height: number
  jpeg: Buffer
}

const perPage = 3
const firstPage = 3

/** In: pages as pictures. Out: a PDF of these and of nothing else. */
export function writePdf(pages: readonly DrawnPage[]): Buffer {
  const kids = pages.map((_, at) => `${firstPage + at * perPage} 0 R`).join(' ')
  const objects = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ...pages.flatMap(pageObjects),
  ]
  return assemble(objects)
}

/** A page, what it draws, and its picture, in this order. */
function pageObjects({ widthPoints, heightPoints, width, height, jpeg }: DrawnPage, at: number): Buffer[] {
  const id = firstPage + at * perPage
  const [across, down] = [widthPoints.toFixed(2), heightPoints.toFixed(2)]
  return [
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${id + 1} 0 R ` +
        `/Resources << /XObject << /P ${id + 2} 0 R >> >> >>`,
    ),
    stream('', text(`${across} 0 0 ${down} 0 0 cm /P Do`)),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    ),
  ]
}

const text = (words: string) => Buffer.from(words, 'latin1')

const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([text(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, text('\nendstream')])

/** Objects by their numbers from one, with the table of where each begins. */
function assemble(objects: readonly Buffer[]): Buffer {
  const parts = [text('%PDF-1.7\n')]
  const begins: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, object] of objects.entries()) {
    const whole = Buffer.concat([text(`${at + 1} 0 obj\n`), object, text('\nendobj\n')])
    begins.push(length)
    length += whole.length
    parts.push(whole)
  }
  const rows = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, text(xref + end)])
}
