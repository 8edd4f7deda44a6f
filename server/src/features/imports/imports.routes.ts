import { Readable } from 'node:stream'
import { imports } from '@bargah/contract/features/imports/imports.endpoints.ts'
import type { ImportChoice, ImportRow } from '@bargah/contract/features/imports/imports.schema.ts'
import {
  type ImportFormat,
  type ImportKind,
  importKinds,
} from '@bargah/contract/features/imports/imports.states.ts'
import * as said from '@bargah/contract/features/imports/imports.text.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { FileStore } from '../../adapters/files/files.port.ts'
import { sessionOf } from '../../kernel/call.ts'
import { writeCsv } from '../../kernel/csv.ts'
import { mustFind } from '../../kernel/errors.ts'
import { done, made, type Route, routes, type SentFile } from '../../kernel/routes.ts'
import { writeXlsx } from '../../kernel/xlsx.ts'
import { kindsOfImport } from './import-kinds.ts'
import * as store from './imports.store.ts'
import { exampleOf, noteMark } from './read-rows.ts'
import {
  type EndpointOf,
  mayBeUndone,
  mayImport,
  mayUndo,
  ownHallOf,
  startImport,
  takeImport,
  undoImport,
  whoseOf,
} from './take-import.ts'

type Given = {
  files: FileStore
  among: readonly Route[]
}

const mostShown = 100

export const importsRoutes = ({ files, among }: Given) => {
  const endpointOf: EndpointOf = (call) => {
    const route = among.find(({ name }) => name === call)
    if (!route) throw new Error(`no route imports by ${call}`)
    return route.endpoint
  }
  return routes(imports, {
    showImports: async (call) => {
      const session = sessionOf(call)
      const all = await store.listImports(call.db, whoseOf(session))
      return {
        choices: importKinds.filter((kind) => mayImport(kind, session, endpointOf)).map(presentChoice),
        imports: all.map((one) => presentImport(one, mayUndo(one.kind, session, endpointOf))),
      }
    },
    showImport: async (call, { query }) => {
      const session = sessionOf(call)
      const one = await mustFind(store.showImport(call.db, query.Id, whoseOf(session)), 'این ورود')
      const [faulty, noticed, before] = await Promise.all([
        store.listFaulty(call.db, one.id, mostShown),
        one.state === 'checked' ? store.listNoticed(call.db, one.id, mostShown) : [],
        one.state === 'checked' ? store.findImportedBefore(call.db, one, whoseOf(session)) : undefined,
      ])
      return {
        ...presentImport(one, mayUndo(one.kind, session, endpointOf)),
        heldRial: one.state === 'checked' ? one.heldRial : null,
        faultyRows: faulty.map((row) => ({ ...beginningOf(row), fault: row.fault ?? '' })),
        noticedRows: noticed.map((row) => ({ ...beginningOf(row), notice: row.notice ?? '' })),
        importedBefore: before
          ? {
              at: isoInstant(before.endedAt ?? before.sentAt),
              by: before.keyName ?? before.fullName,
              made: before.made ?? 0,
            }
          : null,
      }
    },
    downloadImportTemplate: async (call, { query: { Kind, Format } }) => {
      const hall = await ownHallOf(call)
      return sheetOf(Kind, Format, `الگوی ${said.importKindLabels[Kind]}`, templateRows(Kind, hall))
    },
    downloadImportFaults: async (call, { query }) => {
      const one = await mustFind(store.showImport(call.db, query.Id, whoseOf(sessionOf(call))), 'این ورود')
      const faulty = await store.listFaulty(call.db, one.id, one.rowCount)
      const rows = faulty.map(({ cells, fault }) => [...(cells as string[]), fault ?? ''])
      return sheetOf(one.kind, 'xlsx', `ایرادهای ${said.importKindLabels[one.kind]}`, rows, 'ایراد')
    },
    sendImport: async (call, { body, uploads: [file] }) => {
      const open = () => files.open(file?.name ?? '')
      const sent = { kind: body.Kind, name: body.Name ?? null, open }
      return made(said.importSent, { id: await takeImport(call, sent, endpointOf) })
    },
    startImport: async (call, { body }) => {
      await startImport(call, body.Id, body.IsAll)
      return done(said.importStarted)
    },
    undoImport: async (call, { body }) => {
      await undoImport(call, body.Id, endpointOf)
      return done(said.undoStarted)
    },
  })
}

type CellsOfRow = { nr: number; cells: unknown }
const beginningOf = ({ nr, cells }: CellsOfRow) => ({
  nr,
  begins: ((cells ?? []) as string[]).filter(Boolean).slice(0, 2).join('، '),
})

const presentChoice = (kind: ImportKind): ImportChoice => ({
  kind,
  columns: kindsOfImport[kind].columns.map(({ heading, isRequired = false, note = null, example }) => ({
    heading,
    isRequired,
    note,
    example,
  })),
})

type Shown = Awaited<ReturnType<typeof store.listImports>>[number]
const presentImport = (one: Shown, hasRight: boolean): ImportRow => ({
  id: one.id,
  kind: one.kind,
  name: one.name,
  keyName: one.keyName,
  state: one.state,
  isAll: one.isAll,
  rows: one.rowCount,
  done: one.doneCount,
  faults: one.faults ?? 0,
  made: one.state === 'undone' ? 0 : (one.made ?? 0),
  note: one.note,
  undone:
    one.state === 'undone' && one.endedAt
      ? {
          at: isoInstant(one.endedAt),
          by: (one.sessionId === null ? one.keyName : null) ?? one.sender ?? '',
          made: one.made ?? 0,
        }
      : null,
  mayUndo: hasRight && mayBeUndone(one.state, one.made ?? 0),
  sentAt: isoInstant(one.sentAt),
  endedAt: one.endedAt && isoInstant(one.endedAt),
})

/** How to fill in each column, then a row as an example, of a company at a hall of its own; neither is read as a row. */
function templateRows(kind: ImportKind, hall: string | undefined): string[][] {
  const { columns } = kindsOfImport[kind]
  const notes = columns.map(({ isRequired, note }) =>
    [isRequired ? 'لازم' : 'اختیاری', note].filter(Boolean).join('؛ '),
  )
  return [
    notes.map((note, at) =>
      at === 0 ? `${noteMark} سطر زیر نمونه است و وارد نمی‌شود. این ستون: ${note}` : note,
    ),
    columns.map((column) => exampleOf(column, hall)),
  ]
}

const media: Record<ImportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Rows under a kind's headings, and one more where it is named, as a file; all is text, so that numbers keep their zeros. */
function sheetOf(
  kind: ImportKind,
  format: ImportFormat,
  title: string,
  rows: string[][],
  more?: string,
): SentFile {
  const headings = [...kindsOfImport[kind].columns.map(({ heading }) => heading), ...(more ? [more] : [])]
  const columns = headings.map((heading, at) => ({
    heading,
    field: String(at),
    kind: 'text',
    valueType: 'text',
    isNullable: false,
  })) as never
  const batches = (async function* () {
    yield rows
  })()
  const write = format === 'xlsx' ? writeXlsx : writeCsv
  const bytes = Readable.from(write({ title, columns, total: rows.length }, batches), { objectMode: false })
  return { bytes, name: `${title}.${format}`, inline: false, fromUsers: { media: media[format] } }
}
