import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CompanyStatistics, MenuCounts, Statistics } from './statistics.schema.ts'

export const statistics = {
  showStatistics: endpoint({
    method: 'GET',
    path: '/api/v1/Cargo/GetStatisticalInformation',
    reply: 'envelope',
    effect: 'read',
    about: ['driver', 'cargo', 'permit'],
    access: { roles: supporters },
    data: Statistics,
  }),
  showCompanyStatistics: endpoint({
    method: 'GET',
    path: '/api/v1/Cargo/GetTransportationCompanyStatisticalInformation',
    reply: 'envelope',
    effect: 'read',
    about: ['cargo', 'permit'],
    access: { roles: ['TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: CompanyStatistics,
  }),
  /** How much stands behind each row of the caller's menu. */
  showMenuCounts: endpoint({
    method: 'GET',
    path: '/api/v1/Menu/GetCounts',
    reply: 'envelope',
    effect: 'read',
    about: ['cargo', 'permit', 'turn', 'hall', 'driver', 'company', 'productOwner', 'wallet', 'message'],
    access: 'signedIn',
    data: MenuCounts,
  }),
}
