import { statistics } from '@bargah/contract/features/statistics/statistics.endpoints.ts'
import { routes } from '../../kernel/routes.ts'
import { showCompanyStatistics, showStatistics } from './show-statistics.ts'

export const statisticsRoutes = () =>
  routes(statistics, {
    showStatistics: (call) => showStatistics(call),
    showCompanyStatistics: (call) => showCompanyStatistics(call),
  })
