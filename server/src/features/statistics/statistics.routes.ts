import { statistics } from '@bargah/contract/features/statistics/statistics.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { countAll, countOfCompany } from './statistics.views.ts'

export const statisticsRoutes = () =>
  routes(statistics, {
    showStatistics: (call) => countAll(call.db),
    showCompanyStatistics: (call) => countOfCompany(call.db, sessionOf(call).companyId),
  })
