import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  documentType,
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatDatePaper } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatPlateText } from '@bargah/contract/kernel/identity.ts'
import type { FileKind } from '@bargah/contract/kernel/files.ts'
import type { FileCleaner, FileStore } from '../src/adapters/files/files.port.ts'
import type { PaperPrinter, PlainPaper } from '../src/adapters/pdf/paper.typst.ts'
import type { Tx } from '../src/kernel/database.ts'
import { drawTruck } from './drawn-truck.ts'
import type { World } from './world.ts'

/** Who prints papers, who looks into files and makes them anew, and a folder in which they lie meanwhile. */
export type PaperPorts = { printer: PaperPrinter; cleaner: FileCleaner; folder: string }
type Ports = PaperPorts & { files: FileStore }

/**
 * What people would have sent by now, each file looked into, made anew and stored as the product does it: papers of permits
 * that are said to have them and are looked for, of companies and product owners who registered, and pictures of the demo drivers' trucks.
 */
export async function furnishPapers(tx: Tx, world: World, ports: Ports): Promise<void> {
  await mkdir(ports.folder, { recursive: true, mode: 0o700 })
  await addPermitPapers(tx, world, ports)
  await addApplicantPapers(tx, world, ports)
  await addPictures(tx, world, ports)
}

type Sent = { userId: number | null; createdAt: Date }

/** Looks into a file, makes it anew and puts it into the store. Out: the id of its row. */
async function keep(tx: Tx, { cleaner, files, folder }: Ports, content: Buffer, sent: Sent): Promise<number> {
  const name = randomBytes(16).toString('hex')
  const [from, into] = [join(folder, name), join(folder, `${name}.clean`)]
  const kinds: readonly FileKind[] = ['png', 'pdf']
  await writeFile(from, content)
  try {
    const kept = await cleaner.clean(from, into, kinds)
    if ('fault' in kept || kept.kind === 'sheet')
      throw new Error(`a file of the demo world is not taken: ${JSON.stringify(kept)}`)
    await files.put(name, into)
    const { kind, bytes, thumbnail = null } = kept
    const sha256 = createHash('sha256').update(content).digest('hex')
    const row = { name, kind, bytes, sha256, thumbnail, ...sent }
    return (await tx.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()).id
  } finally {
    await Promise.all([from, into].map((path) => rm(path, { force: true })))
  }
}

const typeOfStep = { [permitStatus.draft]: documentType.draft, [permitStatus.waybill]: documentType.waybill }
/** Of those that are over papers are looked for in a queue alone (rules 7.9). */
const openStatuses: readonly number[] = [permitStatus.draft, permitStatus.waybill, permitStatus.delivered]

/**
 * The last permits of drivers who stand in a queue, and of the demo drivers, who may at any time: the check of waybills asks for
 * these. Of each queue of several the last driver has not sent his.
 */
function lastPermits({ rows, men }: World): ReadonlySet<number> {
  const live = rows.turns.filter(({ status }) => status === 'live')
  const inHall = Map.groupBy(live, ({ hallId }) => hallId)
  const late = new Set([...inHall.values()].map((turns) => (turns.length > 1 ? turns.at(-1)?.driverId : 0)))
  const asked = new Set([...live, ...men.filter(({ isDemo }) => isDemo)].map(({ driverId }) => driverId))
  const lastOf = new Map<number, { id: number; issuedAt: Date }>()
  for (const [at, { driverId, issuedAt, status }] of rows.permits.entries()) {
    if (!asked.has(driverId) || late.has(driverId) || status === permitStatus.voided) continue
    const issued = new Date(issuedAt)
    if (issued > (lastOf.get(driverId)?.issuedAt ?? 0)) lastOf.set(driverId, { id: at + 1, issuedAt: issued })
  }
  return new Set([...lastOf.values()].map(({ id }) => id))
}

async function addPermitPapers(tx: Tx, world: World, ports: Ports): Promise<void> {
  const { permits, permitEvents } = world.rows
  const isLast = lastPermits(world)
  for (const { permitId, status, byUser, at } of permitEvents) {
    const permit = permits[permitId - 1]
    const type = (typeOfStep as Partial<Record<number, DocumentType>>)[status]
    if (!permit || type === undefined) continue
    if (!openStatuses.includes(permit.status) && !isLast.has(permitId)) continue
    const uploadedAt = new Date(at)
    const content = await ports.printer.print(
      paperOfPermit(world, { ...permit, id: permitId }, { type, at: uploadedAt }),
    )
    const fileId = await keep(tx, ports, content, { userId: byUser ?? null, createdAt: uploadedAt })
    const title = documentTypeLabels[type]
    await tx.insertInto('permitDocuments').values({ permitId, type, title, fileId, uploadedAt }).execute()
  }
}

type Permit = World['rows']['permits'][number] & { id: number }

function paperOfPermit(
  world: World,
  permit: Permit,
  { type, at }: { type: DocumentType; at: Date },
): PlainPaper {
  const { rows, goodsIds } = world
  const [cargo, driver, truck, company] = [
    rows.cargos[permit.cargoId - 1],
    rows.drivers[permit.driverId - 1],
    rows.freighters[permit.freighterId - 1],
    rows.companies[permit.companyId - 1],
  ]
  if (!cargo || !driver || !truck || !company) throw new Error(`permit ${permit.id} is of nothing`)
  const plate = {
    two: truck.plateTwo,
    letter: truck.plateLetter,
    three: truck.plateThree,
    region: truck.plateRegion,
  }
  const goods = [...goodsIds].find(([, id]) => id === cargo.goodsId)?.[0] ?? ''
  return {
    by: company.name,
    title: documentTypeLabels[type],
    number: toPersianDigits(1_000_000 + permit.id * 7),
    isFaint: false,
    rows: [
      { label: 'تاریخ', value: formatDatePaper(at) },
      { label: 'مجوز بارگیری', value: toPersianDigits(permit.id) },
      { label: 'راننده', value: `${driver.firstName} ${driver.lastName}` },
      { label: 'پلاک', value: toPersianDigits(formatPlateText(plate)) },
      { label: 'کالا', value: goods },
      { label: 'وزن', value: `${formatNumber(cargo.weightKg)} کیلوگرم` },
      { label: 'مبدأ', value: cargo.origin },
      { label: 'مقصد', value: cargo.destination },
    ],
  }
}

type Applicant = { nationalId: string; createdAt: Date | string; rejectReason?: string | null }

const isUnread = ({ rejectReason }: Applicant) => rejectReason?.includes('ناخواناست') ?? false

async function addApplicantPapers(tx: Tx, world: World, ports: Ports): Promise<void> {
  const keepFor = async (applicant: Applicant, paper: Omit<PlainPaper, 'number' | 'isFaint'>) => {
    const number = toPersianDigits(applicant.nationalId.slice(-6))
    const content = await ports.printer.print({ ...paper, number, isFaint: isUnread(applicant) })
    return keep(tx, ports, content, { userId: null, createdAt: new Date(applicant.createdAt) })
  }
  for (const { id = 0, isAccepted, ...company } of world.rows.companies) {
    if (isAccepted) continue
    const rows = rowsOf(company.name, company)
    const fileId = await keepFor(company, { by: 'ادارهٔ ثبت شرکت‌ها', title: 'آگهی ثبت شرکت', rows })
    await tx.updateTable('companies').set({ fileId }).where('id', '=', id).execute()
  }
  for (const { id = 0, isAccepted, ...owner } of world.rows.productOwners) {
    if (isAccepted) continue
    const name = [owner.firstName, owner.lastName].filter(Boolean).join(' ')
    const fileId = await keepFor(owner, { by: 'رونوشت مدرک', title: 'مدرک هویت', rows: rowsOf(name, owner) })
    await tx.updateTable('productOwners').set({ fileId }).where('id', '=', id).execute()
  }
}

const rowsOf = (name: string, { nationalId, createdAt }: Applicant) => [
  { label: 'نام', value: name },
  { label: nationalId.length === 11 ? 'شناسهٔ ملی' : 'کد ملی', value: toPersianDigits(nationalId) },
  { label: 'تاریخ', value: formatDatePaper(new Date(createdAt)) },
]

/** The demo drivers have a picture of their truck where the product shows a driver's; the first has one already. */
async function addPictures(tx: Tx, world: World, ports: Ports): Promise<void> {
  const demo = world.men.filter(({ isDemo }) => isDemo).slice(1)
  for (const [nr, { driverId, userId, loaderTypeId }] of demo.entries()) {
    const sent = { userId, createdAt: world.now }
    const pictureFileId = await keep(tx, ports, drawTruck(loaderTypeId, nr), sent)
    await tx.updateTable('drivers').set({ pictureFileId }).where('id', '=', driverId).execute()
  }
}
