import type { ColumnKind } from '@bargah/contract/kernel/list-columns.ts'
import { type Cell, cellOf, headingsOf, type Sheet, valueOf } from './sheet.ts'
import { escapeMarkup } from './escape-markup.ts'
import { writeZip } from './zip.ts'

/** What a spreadsheet of this format holds, its head included. */
export const mostXlsxRows = 1_048_576

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const ooxml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places of the styles in `cellXfs` below. A day shows in the Persian calendar (16). */
const styles = { heading: 1, text: 2, whole: 3, fraction: 4, day: 5, time: 6, instant: 7 } as const
const formats = [
  [164, '#,##0.###'],
  [165, '[$-fa-IR,16]yyyy/mm/dd;@'],
  [166, 'hh:mm'],
  [167, '[$-fa-IR,16]yyyy/mm/dd hh:mm;@'],
] as const
const widths: Record<ColumnKind, number> = {
  text: 26,
  identifier: 17,
  number: 12,
  money: 18,
  date: 13,
  time: 9,
  instant: 19,
  yesNo: 9,
  status: 20,
}

const longestCell = 32_767
const rowsAtOnce = 50
// most text is none of this and is written as it is
const unusual = /[&<>"\u0000-\u001f\ud800-\udfff\ufffe\uffff]|_x|^ | $| {2}/
// what XML has no place for, and `_x0041_`, which spreadsheets would read as a letter
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escapeXml = (text: string) =>
  escapeMarkup(text.replace(forbidden, '')).replace(/_x[0-9a-f]{4}_/gi, '_x005F$&')

/** In: the place of a column from 0. Out: its letters, A to XFD. */
function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last
}

/** Text is inline and of the text format: it never is a formula, nor becomes one when somebody edits it. */
function textCell(at: string, style: number, text: string): string {
  const inner = unusual.test(text)
    ? `<t xml:space="preserve">${escapeXml(text.slice(0, longestCell))}</t>`
    : `<t>${text.slice(0, longestCell)}</t>`
  return `<c r="${at}" s="${style}" t="inlineStr"><is>${inner}</is></c>`
}

function xmlOf(at: string, cell: Cell): string {
  if (cell.is === 'text') return textCell(at, styles.text, cell.text)
  if ('serial' in cell) return `<c r="${at}" s="${styles[cell.is]}"><v>${cell.serial}</v></c>`
  const style = Number.isInteger(cell.value) ? styles.whole : styles.fraction
  return `<c r="${at}" s="${style}"><v>${cell.value}</v></c>`
}

function opening(sheet: Sheet): string {
  const headings = headingsOf(sheet)
  const cols = sheet.columns.map((column, place) => {
    const width = Math.max(widths[column.kind], (headings[place] ?? '').length + 4)
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`
  })
  const cells = headings.map((heading, place) => textCell(`${lettersOf(place)}1`, styles.heading, heading))
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`
  )
}

function closing({ columns }: Sheet, lastRow: number): string {
  const all = `A1:${lettersOf(columns.length - 1)}${lastRow}`
  return (
    `</sheetData><autoFilter ref="${all}"/><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/>` +
    '</ignoredErrors></worksheet>'
  )
}

const fills =
  '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>'
const headFill = '<fill><patternFill patternType="solid"><fgColor rgb="FFF1E3F0"/></patternFill></fill>'
const format = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`

const stylesXml =
  `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">` +
  formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('') +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font>' +
  `<font><b/><sz val="11"/><name val="Tahoma"/></font></fonts><fills count="3">${fills}${headFill}</fills>` +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyNumberFormat="1"/>' +
  `${[49, 3, ...formats.map(([id]) => id)].map(format).join('')}</cellXfs></styleSheet>`

const sheetName = (title: string) => escapeXml(title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))

const fixedParts = ({ title }: Sheet): [path: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="${packaged}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${ooxml}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${ooxml}.styles+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ooxml}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews>` +
      `<sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', stylesXml],
]

/**
 * In: a table and its rows, in batches. Out: the bytes of an XLSX file, as they come. The spreadsheet runs from right to left
 * under a frozen head; identifiers are text, days are days. No more than a batch is kept.
 */
export const writeXlsx = (sheet: Sheet, batches: AsyncIterable<object[]>): AsyncGenerator<Uint8Array> =>
  writeZip([
    ...fixedParts(sheet).map(([path, xml]) => ({ path, text: [xml] })),
    { path: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet, batches) },
  ])

async function* sheetXml(sheet: Sheet, batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield opening(sheet)
  const letters = sheet.columns.map((_, place) => lettersOf(place))
  let lastRow = 1
  for await (const batch of batches) {
    // few rows at a time: what is made of many outlives a quick collection of garbage
    for (let from = 0; from < batch.length; from += rowsAtOnce) {
      let xml = ''
      for (const row of batch.slice(from, from + rowsAtOnce)) xml += rowXml(sheet, letters, row, ++lastRow)
      yield xml
    }
  }
  yield closing(sheet, lastRow)
}

function rowXml({ columns }: Sheet, letters: readonly string[], row: object, number: number): string {
  let xml = `<row r="${number}">`
  columns.forEach((column, place) => {
    const cell = cellOf(column, valueOf(column, row))
    if (cell) xml += xmlOf(`${letters[place]}${number}`, cell)
  })
  return `${xml}</row>`
}
