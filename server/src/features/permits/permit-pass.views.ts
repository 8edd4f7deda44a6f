import type { PermitPass } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { rentsSpanMs, showRents } from '../cargos/cargos.api.ts'
import { computeNetPay } from '@bargah/contract/features/cargos/pay.rules.ts'
import { type PermitKeys, signedCodeOf } from './permit-code.rules.ts'
import { plateOf, presentLoad, readSheet } from './permit-sheet.views.ts'
import { findEvents, findVoiding } from './permits.views.ts'

type Ports = { permitKeys: PermitKeys; publicUrl: string }
type Row = Awaited<ReturnType<typeof readSheet>>

/** A permit as its driver carries it. Throws 404 when it is not his. Looking at it prints nothing (rules 12.4). */
export async function showPermitPass(call: Call, permitId: number, ports: Ports): Promise<PermitPass> {
  const row = await readSheet(call.db, sessionOf(call), permitId)
  const events = await findEvents(call.db, permitId)
  const last = events.at(-1)
  const voiding = await findVoiding(call.db, permitId)
  const cameBy = events.findLast((event) => event.status === row.status && event.withdrawnType === null)
  const isVoided = row.status === permitStatus.voided
  return {
    ...presentLoad(row),
    netPayToman: computeNetPay(row.rentToman, row.driverFeeRial),
    driverFeeRial: row.driverFeeRial,
    officialRateRial: row.officialRateRial,
    transportationCompanyMobile: row.companyMobile,
    qrText: isVoided ? null : qrTextOf(row, ports),
    since: isoInstant((cameBy ?? last)?.at ?? row.issuedAt),
    ...(voiding ?? { voidReason: null, byCompany: null, usedTurn: null, driverRefundRial: 0 }),
    rents: await rentsOf(call, row),
  }
}

const qrTextOf = (row: Row, { permitKeys, publicUrl }: Ports) =>
  `${publicUrl}/verify/${signedCodeOf(permitKeys, { ...row, plate: plateOf(row) })}`

/** Of fewer loads nothing can be said of what is usual. */
const leastSample = 5

async function rentsOf(call: Call, row: Row): Promise<PermitPass['rents']> {
  const { hallId, destinationCityId: cityId, categoryCode, cargoId: exceptId } = row
  if (hallId === null || cityId === null) return null
  const now = await call.now()
  const since = new Date(now.getTime() - rentsSpanMs)
  const rents = await showRents(call.db, { route: { hallId, cityId }, categoryCode, since, now, exceptId })
  if (!rents || rents.sample < leastSample) return null
  const { byTonneKm: _, ...scale } = rents
  return { ...scale, days: rentsSpanMs / 86_400_000 }
}
