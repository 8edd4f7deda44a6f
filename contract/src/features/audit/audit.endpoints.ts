import * as z from 'zod/mini'
import { endpoint, reading, searching, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { auditTable } from './audit.columns.ts'
import { AuditEntry, AuditRow, ChainCheck, SearchAuditBody } from './audit.schema.ts'

export const audit = {
  /** Who did what from where, the newest first (ours). */
  searchAudit: endpoint({
    ...searching,
    path: '/api/v1/Audit/Search',
    about: ['audit'],
    access: { roles: ['Admin'] },
    body: SearchAuditBody,
    data: AuditRow,
    table: auditTable,
  }),
  /** One line whole: what was asked, and before and after of what it changed (ours). */
  showAudit: endpoint({
    ...reading,
    path: '/api/v1/Audit/GetById',
    about: ['audit'],
    access: { roles: ['Admin'] },
    query: z.object({ Id: id('رویداد') }),
    data: AuditEntry,
  }),
  /** Whether the chain over all lines was whole when it was last computed anew (ours). */
  showChainCheck: endpoint({
    ...reading,
    path: '/api/v1/Audit/GetLastCheck',
    about: ['audit'],
    access: { roles: ['Admin'] },
    data: ChainCheck,
  }),
  /** Has the chain computed anew now, which may take minutes: `showChainCheck` then has another moment (ours). */
  checkChainNow: endpoint({
    ...writing,
    path: '/api/v1/Audit/CheckNow',
    title: 'بررسی دوبارهٔ زنجیره',
    changes: ['audit'],
    reaches: [],
    stays: 'only_notes',
    access: { roles: ['Admin'] },
  }),
}
