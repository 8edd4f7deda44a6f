import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint, plainCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { FoundDriver, SearchDriversQuery, SetSelectedDriversBody } from './chosen-drivers.schema.ts'
import { choosingRefusals } from './chosen-drivers.text.ts'

export const choosingDrivers = {
  /** Ours: a company offers a free load to some drivers alone, or to all again (rules 10.6). */
  setSelectedDrivers: endpoint({
    ...writing,
    path: '/api/v1/Cargo/SetSelectedDrivers',
    title: 'گذاشتن بار برای رانندگان برگزیده',
    changes: ['cargo', 'notification'],
    reaches: ['outside'],
    refusals: [choosingRefusals],
    access: { roles: [], flags: ['access_Driver_Selected'] },
    body: SetSelectedDriversBody,
    data: plainCommand,
  }),
  /** Ours: those to whom a load is offered; nobody = to all. */
  listSelectedDrivers: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetSelectedDrivers',
    about: ['cargo', 'driver'],
    access: { roles: supporters, flags: ['access_Driver_Selected'] },
    query: z.object({ CargoId: id('بار') }),
    data: z.array(FoundDriver),
  }),
  searchDriversByLoader: endpoint({
    method: 'GET',
    path: '/api/DriverApi/searchDriverByLoaderTypes',
    reply: 'bare',
    effect: 'read',
    about: ['driver'],
    access: { roles: supporters, flags: ['access_Driver_Positions', 'access_Driver_Selected'] },
    query: SearchDriversQuery,
    data: z.array(FoundDriver),
  }),
}
