import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { auditTable } from './audit.columns.ts'
import { AuditEntry, AuditRow, ChainCheck, SearchAuditBody } from './audit.schema.ts'

export const audit = {
  /** Who did what from where, the newest first (ours). */
  searchAudit: endpoint({
    method: 'POST',
    path: '/api/v1/Audit/Search',
    reply: 'list',
    effect: 'read',
    about: ['audit'],
    access: { roles: ['Admin'] },
    body: SearchAuditBody,
    data: AuditRow,
    table: auditTable,
  }),
  /** One line whole: what was asked, and before and after of what it changed (ours). */
  showAudit: endpoint({
    method: 'GET',
    path: '/api/v1/Audit/GetById',
    reply: 'envelope',
    effect: 'read',
    about: ['audit'],
    access: { roles: ['Admin'] },
    query: z.object({ Id: id('رویداد') }),
    data: AuditEntry,
  }),
  /** Whether the chain over all lines was whole when it was last computed anew (ours). */
  showChainCheck: endpoint({
    method: 'GET',
    path: '/api/v1/Audit/GetLastCheck',
    reply: 'envelope',
    effect: 'read',
    about: ['audit'],
    access: { roles: ['Admin'] },
    data: ChainCheck,
  }),
}
