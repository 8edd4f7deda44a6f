import { supporters } from '../../kernel/access.ts'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { CompanyStatistics, MenuCounts, Statistics } from './statistics.schema.ts'

export const statistics = {
  showStatistics: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetStatisticalInformation',
    about: ['driver', 'cargo', 'permit'],
    access: { roles: supporters },
    data: Statistics,
  }),
  showCompanyStatistics: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetTransportationCompanyStatisticalInformation',
    about: ['cargo', 'permit'],
    access: { roles: ['TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: CompanyStatistics,
  }),
  /** How much stands behind each row of the caller's menu. */
  showMenuCounts: endpoint({
    ...reading,
    path: '/api/v1/Menu/GetCounts',
    about: ['cargo', 'permit', 'turn', 'hall', 'driver', 'company', 'productOwner', 'wallet', 'message'],
    access: 'signedIn',
    data: MenuCounts,
  }),
}
