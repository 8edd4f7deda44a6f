import * as z from 'zod/mini'
import { organizations } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { listTable } from '../../kernel/list-columns.ts'

/** A company that an organisation looks after, with how much it has on its way. Voided permits do not count. */
const LinkedCompanyRow = z.object({
  /** The company's. */
  id: z.number(),
  transportationCompanyId: z.number(),
  transportationCompanyName: z.string(),
  sendingCargos: z.number(),
  /** Trucks that its sending cargos still look for. */
  remaining: z.number(),
  permitsToday: z.number(),
  /** Since the first day of this month. */
  permitsThisMonth: z.number(),
})
export type LinkedCompanyRow = z.output<typeof LinkedCompanyRow>

const linkedCompanyTable = listTable<LinkedCompanyRow>('شرکت‌های پیوندی', [
  { field: 'id', heading: 'شناسه', kind: 'identifier' },
  { field: 'transportationCompanyName', heading: 'شرکت', kind: 'text' },
  { field: 'sendingCargos', heading: 'بار در حال ارسال', kind: 'number' },
  { field: 'remaining', heading: 'کامیون مانده', kind: 'number' },
  { field: 'permitsToday', heading: 'مجوز امروز', kind: 'number' },
  { field: 'permitsThisMonth', heading: 'مجوز این ماه', kind: 'number' },
])

export const linkedCompanies = {
  /** Ours: what an organisation sees first. */
  listLinkedCompanies: endpoint({
    method: 'GET',
    path: '/api/v1/TransportationCompanyUser/GetOverview',
    reply: 'list',
    effect: 'read',
    about: ['user', 'company', 'cargo', 'permit'],
    access: { roles: organizations },
    data: LinkedCompanyRow,
    table: linkedCompanyTable,
  }),
}
