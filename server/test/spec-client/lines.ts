import { companyUserLines } from './company-users.lines.ts'
import { companySettingsLines } from './company-settings.lines.ts'
import { cargoLines } from './cargos.lines.ts'
import { hallLines } from './halls.lines.ts'
import { customerLines } from './customers.lines.ts'
import { documentLines } from './documents.lines.ts'
import { driverDeskLines } from './driver-desk.lines.ts'
import { driverLines } from './drivers.lines.ts'
import { companyLines } from './companies.lines.ts'
import type { Line } from './line.ts'
import { messageLines } from './messages.lines.ts'
import { ownerLines } from './owners.lines.ts'
import { peopleLines } from './people.lines.ts'
import { permitLines } from './permits.lines.ts'
import { preLoadLines } from './pre-loads.lines.ts'
import { userLines } from './users.lines.ts'

/** Figures of the homes. */
const statisticsLines: Line[] = [
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

export const lines: readonly Line[] = [
  ...peopleLines,
  ...userLines,
  ...companyUserLines,
  ...companySettingsLines,
  ...ownerLines,
  ...hallLines,
  ...cargoLines,
  ...preLoadLines,
  ...permitLines,
  ...customerLines,
  ...documentLines,
  ...driverLines,
  ...driverDeskLines,
  ...companyLines,
  ...messageLines,
  ...statisticsLines,
]
