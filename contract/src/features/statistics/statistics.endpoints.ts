import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CompanyStatistics, Statistics } from './statistics.schema.ts'

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
}
