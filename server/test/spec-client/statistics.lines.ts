import type { Line } from './line.ts'

/** Figures of the homes. */
export const statisticsLines: Line[] = [
  {
    key: 'showStatistics',
    call: 'GET /api/v1/Cargo/GetStatisticalInformation',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: 'driverCount cargoCount reserveCount',
  },
  {
    key: 'showCompanyStatistics',
    call: 'GET /api/v1/Cargo/GetTransportationCompanyStatisticalInformation',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'cargoCount activeCargo reserveCount',
  },
]
