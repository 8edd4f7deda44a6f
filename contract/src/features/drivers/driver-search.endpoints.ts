import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { id, nationalCode } from '../../kernel/fields.ts'
import { driverTable, driverTruckTable } from './drivers.columns.ts'
import {
  DriverActivityRow,
  DriverInfo,
  DriverRow,
  DriversByCard,
  DriversByFamily,
  DriversByMobile,
  DriversByName,
  DriversByNationalId,
  DriversQuery,
  DriverTruckRow,
} from './driver-search.schema.ts'

const read = { method: 'GET', effect: 'read', about: ['driver'], access: { roles: supporters } } as const
const search = { ...read, reply: 'list', data: DriverRow, table: driverTable } as const
const own = { roles: ['Driver', ...supporters] } as const

/** Who the drivers are, and what is known of each (rules 5.1). */
export const driverSearch = {
  listDrivers: endpoint({ ...search, path: '/api/v1/Driver/GetAllDriverInfo', query: DriversQuery }),
  findDriversByNationalId: endpoint({
    ...search,
    path: '/api/v1/Driver/GetDriverInfoByNationalId',
    query: DriversByNationalId,
  }),
  findDriversByCard: endpoint({
    ...search,
    path: '/api/v1/Driver/GetDriverInfoByCardNumber',
    query: DriversByCard,
  }),
  /** By the card of any truck of theirs. */
  findDriversByTruck: endpoint({
    ...search,
    path: '/api/v1/Driver/GetDriverInfoByFreighterCardNumber',
    query: DriversByCard,
  }),
  findDriversByName: endpoint({
    ...search,
    path: '/api/v1/Driver/GetDriverInfoByName',
    query: DriversByName,
  }),
  findDriversByFamily: endpoint({
    ...search,
    path: '/api/v1/Driver/GetDriverInfoByFamily',
    query: DriversByFamily,
  }),
  findDriversByMobile: endpoint({
    ...search,
    path: '/api/v1/Driver/GetDriverInfoByMobile',
    query: DriversByMobile,
  }),
  showDriver: endpoint({
    ...read,
    path: '/api/v1/Driver/GetDriverInfo',
    reply: 'envelope',
    about: ['driver', 'turn', 'priority', 'permit', 'rating', 'session'],
    access: own,
    query: z.object({ driverId: id('راننده') }),
    data: DriverInfo,
  }),
  listTrucksOfDriver: endpoint({
    ...read,
    path: '/api/v1/DriverToFreighter/GetByDriverId',
    reply: 'list',
    access: own,
    query: z.object({ DriverId: id('راننده') }),
    data: DriverTruckRow,
    table: driverTruckTable,
  }),
  /** What he lately did, hall by hall, the newest first. */
  listDriverActivity: endpoint({
    ...read,
    path: '/api/DriverActivityApi/GetDriverActivityBySalonId',
    reply: 'bare',
    about: ['driver', 'turn', 'priority', 'permit'],
    query: z.object({ driverId: id('راننده') }),
    data: z.array(DriverActivityRow),
  }),
  openDriverPicture: endpoint({
    ...read,
    path: '/api/DriverApi/GetDriverPicture',
    reply: 'file',
    media: 'image/jpeg',
    access: own,
    query: z.object({ nationId: nationalCode('کد ملی') }),
  }),
}
