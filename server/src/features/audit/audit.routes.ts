import { audit } from '@bargah/contract/features/audit/audit.endpoints.ts'
import { rowCountOf } from '@bargah/contract/features/audit/audit.schema.ts'
import { chainCheckBegun } from '@bargah/contract/features/audit/audit.text.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { computeDays } from '../../kernel/days.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { routes, says } from '../../kernel/routes.ts'
import { findLastAuditCheck } from './audit-checks.store.ts'
import { chainCheck } from './audit.jobs.ts'
import { presentChange, presentInput } from './audit.rules.ts'
import { listAudit, showAuditLine } from './audit.views.ts'

export const auditRoutes = () =>
  routes(audit, {
    searchAudit: (call, { body }) =>
      listAudit(call.db, {
        ...computeDays(body),
        table: body.Table,
        rowId: body.RowId,
        subject: body.Subject,
      }),
    showChainCheck: async (call) => {
      const check = await findLastAuditCheck(call.db)
      if (!check) return null
      const { at, since, ...found } = check
      return { ...found, at: isoInstant(at), since: since && isoInstant(since) }
    },
    // one that waits already is the same
    checkChainNow: says(chainCheckBegun, (call) =>
      call.write((tx) => enqueue(tx, { name: chainCheck, payload: {}, inMs: 0, key: chainCheck })),
    ),
    showAudit: async (call, { query }) => {
      const { row, input, changes, changed, names } = await showAuditLine(call.db, query.Id)
      return {
        ...row,
        input: presentInput(row.call, input, names),
        changes: changes.map((change) => presentChange(change, names)),
        more: changed - rowCountOf(changes),
      }
    },
  })
