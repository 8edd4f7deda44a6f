import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { importRefusals } from '@bargah/contract/features/imports/imports.text.ts'
import type { ImportKind, ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { mayKeyCall } from '@bargah/contract/kernel/key-access.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, Refusal } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { kindsOfImport } from './import-kinds.ts'
import * as store from './imports.store.ts'
import { type FileRow, fingerprintOf, placesOf, rowReader } from './read-rows.ts'

/** The job that goes through an import; in the line of what takes minutes. */
export const importJob = 'run-import'
export const enqueueRun = (tx: Tx, id: number) =>
  enqueue(tx, { name: importJob, payload: { id }, inMs: 0, key: `import:${id}`, line: 'files' })

/** The calls that are imported, by their names. */
export type EndpointOf = (call: string) => EndpointShape

/** Whether a person, or a program by its key, may make a call. */
export const mayMake = (endpoint: EndpointShape, session: Session): boolean =>
  session.key ? mayKeyCall(endpoint, session, session.key.scopes) === null : mayCall(endpoint.access, session)
export const mayImport = (kind: ImportKind, session: Session, endpointOf: EndpointOf): boolean =>
  mayMake(endpointOf(kindsOfImport[kind].call), session)
export const mayUndo = (kind: ImportKind, session: Session, endpointOf: EndpointOf): boolean =>
  mayMake(endpointOf(kindsOfImport[kind].back), session)

export const whoseOf = ({ userId, key }: Session): store.Whose => ({ userId, keyId: key?.id ?? null })
const doerOf = ({ from }: Call, { sessionId }: Session): store.Doer => ({ sessionId, ...from })

/** The hall that a company's template names, and whose example is no row; nobody else has one. */
export async function ownHallOf(call: Call): Promise<string | undefined> {
  const { companyId } = sessionOf(call)
  return companyId === null ? undefined : (await store.findOwnHall(call.db, companyId))?.name
}

type Sent = { kind: ImportKind; name: string | null; open: () => Promise<Readable | null> }

const atOnce = 2_000

/** Takes the rows of a file and has them tried out. Out: the import's id. */
export async function takeImport(
  call: Call,
  { kind, name, open }: Sent,
  endpointOf: EndpointOf,
): Promise<number> {
  const session = sessionOf(call)
  if (!mayImport(kind, session, endpointOf)) throw notAllowed()
  const { sessionId } = session
  const hall = await ownHallOf(call)
  return call.write(async (tx, sentAt) => {
    const by = { ...whoseOf(session), sessionId, from: call.from }
    const { id } = await store.insertImport(tx, { kind, name, ...by, sentAt })
    let count = 0
    const fingerprint = fingerprintOf()
    for await (const rows of readRows(kind, await open(), hall)) {
      await store.insertRows(tx, id, rows)
      rows.forEach(fingerprint.add)
      count += rows.length
    }
    const { most = Number.POSITIVE_INFINITY } = kindsOfImport[kind]
    if (count > most) throw new Refusal('too_many', importRefusals.too_many(most))
    if (count === 0) throw new Refusal('no_rows', importRefusals.no_rows)
    await store.setRows(tx, id, { rowCount: count, fingerprint: fingerprint.end() })
    await enqueueRun(tx, id)
    return id
  })
}

/** The rows of a file under its head, some at once. */
async function* readRows(
  kind: ImportKind,
  file: Readable | null,
  hall: string | undefined,
): AsyncGenerator<FileRow[]> {
  if (!file) throw new Error('the file that was stored a moment ago is gone')
  let read: ReturnType<typeof rowReader> | null = null
  let rows: FileRow[] = []
  for await (const line of createInterface({ input: file })) {
    const [nr, ...cells] = JSON.parse(line) as [number, ...string[]]
    if (!read) {
      const head = placesOf(kindsOfImport[kind].columns, cells)
      if (head.fault !== undefined) throw new Refusal('no_columns', head.fault)
      read = rowReader(kindsOfImport[kind], head.places, hall)
      continue
    }
    const row = read(nr, cells)
    if (row) rows.push(row)
    if (rows.length < atOnce) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** What was written can be taken back, also of an import that a fault stopped half way. */
export const mayBeUndone = (state: ImportState, made: number): boolean =>
  made > 0 && (state === 'imported' || state === 'checked')

const notAllowed = () => new Refusal('not_allowed', importRefusals.not_allowed)
const notReady = () => new Refusal('not_ready', importRefusals.not_ready)
const expect = async (tx: Tx, id: number, session: Session) => {
  return mustFind(store.lockImport(tx, id, whoseOf(session)), 'این ورود')
}

/** Begins to write the rows of an import that was tried out: all, or those that are right. */
export const startImport = (call: Call, id: number, isAll: boolean): Promise<void> =>
  call.write(async (tx) => {
    const session = sessionOf(call)
    const one = await expect(tx, id, session)
    if (one.state !== 'checked') throw notReady()
    const faults = await store.countRows(tx, id, 'fault')
    if (isAll && faults > 0) throw new Refusal('has_faults', importRefusals.has_faults)
    if (faults === one.rowCount) throw new Refusal('none_right', importRefusals.none_right)
    await store.setState(tx, one, { state: 'importing', isAll, ...doerOf(call, session) })
    await enqueueRun(tx, id)
  })

export const undoImport = (call: Call, id: number, endpointOf: EndpointOf): Promise<void> =>
  call.write(async (tx) => {
    const session = sessionOf(call)
    const one = await expect(tx, id, session)
    if (!mayUndo(one.kind, session, endpointOf)) throw notAllowed()
    if (!mayBeUndone(one.state, await store.countRows(tx, id, 'madeId'))) throw notReady()
    await store.setState(tx, one, { state: 'undoing', ...doerOf(call, session) })
    await enqueueRun(tx, id)
  })
