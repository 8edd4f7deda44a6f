import { sql } from '../../kernel/sql.ts'

/** What a list of drivers joins: the truck that each drives now. */
export const driverJoins = {
  driverFreighters: 'drivers.currentDriverFreighterId',
  freighters: 'driverFreighters.freighterId',
  loaderTypes: 'freighters.loaderTypeId',
} as const

/** What every list tells of a driver. */
export const driverFields = {
  id: 'drivers.id',
  name: 'drivers.firstName',
  family: 'drivers.lastName',
  nationalId: 'drivers.nationalId',
  mobile: 'drivers.mobile',
  cardNumber: 'drivers.cardNumber',
  registerDate: 'drivers.createdAt',
  registerTime: 'drivers.createdAt',
  createdAt: 'drivers.createdAt',
  driverActive: 'drivers.isActive',
  freighterCardNumber: {
    sql: sql`coalesce(freighters.card_number, drivers.truck_card_said)`,
    needs: ['freighters'],
  },
  plaqueNumber: {
    sql: sql`freighters.plate_two || freighters.plate_letter || freighters.plate_three`,
    needs: ['freighters'],
  },
  plaqueSerialNumber: 'freighters.plateRegion',
  loaderTypeName: 'loaderTypes.fullName',
  userId: { sql: sql`(select users.id from users where users.driver_id = drivers.id)` },
} as const
