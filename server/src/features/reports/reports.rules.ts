import { favouritesType, mostFavourites } from '@bargah/contract/features/reports/favourites.ts'
import { mostReportsPerType } from '@bargah/contract/features/reports/reports.schema.ts'
import type { SaveReportRefusal } from '@bargah/contract/features/reports/reports.text.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'

type Saving = { role: Role; type: string; isShared: boolean; isNew: boolean; ownCount: number }

/** In: who saves a report, of which kind of list, whether it is to be shared, and how many of its type he has. Out: why not, or null. */
export function maySaveReport({ role, type, isShared, isNew, ownCount }: Saving): SaveReportRefusal | null {
  if (isShared && role !== 'TransportationCompanyAdmin') return 'not_to_share'
  if (type === favouritesType) return isNew && ownCount >= mostFavourites ? 'too_many_favourites' : null
  return isNew && ownCount >= mostReportsPerType ? 'too_many' : null
}
