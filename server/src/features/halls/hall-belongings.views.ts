import { nativeTable, representationTable } from '@bargah/contract/features/halls/hall-belongings.columns.ts'
import { NativeRow, RepresentationRow } from '@bargah/contract/features/halls/hall-belongings.schema.ts'
import type { Db } from '../../kernel/database.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { plateFields } from '../drivers/drivers.api.ts'

const representationRows = sqlRows(RepresentationRow, representationTable, {
  from: 'hallCompanies',
  joins: { companies: 'hallCompanies.companyId', halls: 'hallCompanies.hallId' },
  fields: {
    id: 'hallCompanies.id',
    loadHallId: 'hallCompanies.hallId',
    loadHallName: 'halls.name',
    transportationCompanyId: 'hallCompanies.companyId',
    transportationCompanyName: 'companies.name',
    transportationCompanyNationalId: 'companies.nationalId',
    nationalId: 'companies.nationalId',
    transportationCompanyMobile: 'companies.mobile',
    mobile: 'companies.mobile',
    isCompanyActive: 'companies.isActive',
  },
})

export const listRepresentations = (db: Db, hallId: number | undefined) =>
  representationRows.list(db, {
    where: [equals('hallCompanies.hallId', hallId)],
    order: ['companies.name'],
  })

const nativeRows = sqlRows(NativeRow, nativeTable, {
  from: 'nativeDrivers',
  joins: { drivers: 'nativeDrivers.driverId', freighters: 'nativeDrivers.freighterId' },
  fields: {
    id: 'nativeDrivers.id',
    loadHallId: 'nativeDrivers.hallId',
    driverName: 'drivers.firstName',
    driverFamily: 'drivers.lastName',
    nationalId: 'drivers.nationalId',
    mobile: 'drivers.mobile',
    driverCardNumber: 'drivers.cardNumber',
    freighterNumber: 'freighters.cardNumber',
    freighterCardNumber: 'freighters.cardNumber',
    ...plateFields,
    isDriverActive: 'drivers.isActive',
  },
})

export const listNatives = (db: Db, hallId: number) =>
  nativeRows.list(db, {
    where: [equals('nativeDrivers.hallId', hallId)],
    order: ['drivers.lastName', 'drivers.firstName'],
  })
