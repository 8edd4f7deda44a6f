import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import { sql } from '../../kernel/sql.ts'
import { computed } from '../../kernel/sql-parts.ts'

/** In: a file. Out: the name under which it opens for whoever asks. */
export type LinkOf = (file: { name: string; kind: KeptKind }) => string

/** What is joined to a row of applicants: where it is, and its paper, since there may be none. */
export const applicantJoins = <Table extends 'companies' | 'productOwners'>(table: Table) =>
  ({
    cities: `${table}.cityId`,
    provinces: 'cities.provinceId',
    files: `${table}.fileId`,
  }) as const

/** What a row says of any who register with a paper: number, place, how it stands, the paper, when and by whom. */
export const applicantFields = <Table extends 'companies' | 'productOwners'>(
  table: Table,
  linkOf: LinkOf,
) => ({
  id: `${table}.id` as const,
  mobile: `${table}.mobile` as const,
  provinceId: 'cities.provinceId' as const,
  provinceName: 'provinces.name' as const,
  cityId: `${table}.cityId` as const,
  cityName: 'cities.name' as const,
  status: `${table}.status` as const,
  isAccept: `${table}.isAccepted` as const,
  rejectReason: `${table}.rejectReason` as const,
  createdAt: `${table}.createdAt` as const,
  isSelfRegistered: {
    sql: sql`(${sql.ref(`${table}.addedBy`)} is null and ${sql.ref(`${table}.fileId`)} is not null)`,
  },
  fileName: computed(
    ['files.name', 'files.kind'],
    (name: string | null, kind) => (name === null ? null : linkOf({ name, kind })),
    sql`files.name`,
  ),
  fileKind: 'files.kind' as const,
  fileBytes: 'files.bytes' as const,
})
