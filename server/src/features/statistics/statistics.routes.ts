import { statistics } from '@bargah/contract/features/statistics/statistics.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { countForMenu } from './statistics.views.ts'
import { showCompanyStatistics, showStatistics } from './show-statistics.ts'

export const statisticsRoutes = () =>
  routes(statistics, {
    showStatistics: (call) => showStatistics(call),
    showMenuCounts: async (call) => countForMenu(call.db, sessionOf(call), await call.now()),
    showCompanyStatistics: (call) => showCompanyStatistics(call),
  })
