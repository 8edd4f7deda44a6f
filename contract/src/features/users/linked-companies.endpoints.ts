import * as z from 'zod/mini'
import { organizations } from '../../kernel/access.ts'
import * as col from '../../kernel/columns.ts'
import { endpoint, listing } from '../../kernel/endpoint.ts'
import { rowOf } from '../../kernel/rows.ts'

const linkedCompanyTable = col.table('شرکت‌های پیوندی', {
  /** The company's. */
  id: col.id('شناسه'),
  transportationCompanyName: col.text('شرکت'),
  sendingCargos: col.number('بار در حال ارسال'),
  /** Trucks that its sending cargos still look for. */
  remaining: col.number('کامیون مانده'),
  permitsToday: col.number('مجوز امروز'),
  /** Since the first day of this month. */
  permitsThisMonth: col.number('مجوز این ماه'),
})

/** A company that an organisation looks after, with how much it has on its way. Voided permits do not count. */
const LinkedCompanyRow = z.extend(rowOf(linkedCompanyTable), { transportationCompanyId: z.number() })
export type LinkedCompanyRow = z.output<typeof LinkedCompanyRow>

export const linkedCompanies = {
  /** Ours: what an organisation sees first. */
  listLinkedCompanies: endpoint({
    ...listing,
    path: '/api/v1/TransportationCompanyUser/GetOverview',
    about: ['user', 'company', 'cargo', 'permit'],
    byKey: 'linked_read',
    access: { roles: organizations },
    data: LinkedCompanyRow,
    table: linkedCompanyTable,
  }),
}
