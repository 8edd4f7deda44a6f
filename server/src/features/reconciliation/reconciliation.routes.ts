import { reconciliation } from '@bargah/contract/features/reconciliation/reconciliation.endpoints.ts'
import { computeDays } from '../../kernel/days.ts'
import { routes } from '../../kernel/routes.ts'
import { listAccounts, listLedger, listPayments, showReconciliation } from './reconciliation.views.ts'

export const reconciliationRoutes = () =>
  routes(reconciliation, {
    showReconciliation: async (call) => showReconciliation(call.db, await call.now()),
    listAccounts: async (call) => listAccounts(call.db),
    listLedger: async (call, { body }) =>
      listLedger(call.db, { ...computeDays(body), accountId: body.AccountId }),
    listPayments: async (call) => listPayments(call.db),
  })
