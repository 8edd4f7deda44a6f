import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'

/** How much there is, of each as of the moment of the call. A load that is reserved is a permit that is not voided. */
export const statistics = {
  /** Of the whole platform: drivers that are registered, loads that were announced, loads that were reserved. */
  showStatistics: endpoint({
    method: 'GET',
    path: '/api/v1/Cargo/GetStatisticalInformation',
    reply: 'envelope',
    effect: 'read',
    about: ['driver', 'cargo', 'permit'],
    access: { roles: supporters },
    data: z.object({ driverCount: z.number(), cargoCount: z.number(), reserveCount: z.number() }),
  }),
  /** Of the caller's own company: its loads, those of them that are active, and those that were reserved. */
  showCompanyStatistics: endpoint({
    method: 'GET',
    path: '/api/v1/Cargo/GetTransportationCompanyStatisticalInformation',
    reply: 'envelope',
    effect: 'read',
    about: ['cargo', 'permit'],
    access: { roles: ['TransportationCompanyAdmin'] },
    data: z.object({ cargoCount: z.number(), activeCargo: z.number(), reserveCount: z.number() }),
  }),
}
