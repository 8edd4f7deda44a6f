import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint, listing, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { inactiveDriverTable } from './drivers.columns.ts'
import {
  CompleteDriverBody,
  completeDriverFaults,
  InactiveDriverRow,
  InactiveDriversQuery,
} from './drivers.schema.ts'
import { activateDriverRefusals, completeDriverRefusals, driverIncomplete } from './drivers.text.ts'

export const drivers = {
  /** Those who await activation, and those who were closed, the newest first. */
  listInactiveDrivers: endpoint({
    ...listing,
    path: '/api/v1/Driver/GetDeactiveDriver',
    about: ['driver'],
    access: { roles: supporters },
    query: InactiveDriversQuery,
    data: InactiveDriverRow,
    table: inactiveDriverTable,
  }),
  /** One inactive driver (our own call). */
  showInactiveDriver: endpoint({
    ...reading,
    path: '/api/v1/Driver/GetDeactiveDriverById',
    about: ['driver'],
    access: { roles: supporters },
    query: z.object({ Id: id('راننده') }),
    data: InactiveDriverRow,
  }),
  /** What the inquiry did not tell of a driver and his truck (ours, rules 3.5). */
  completeDriver: endpoint({
    ...writing,
    path: '/api/v1/Driver/CompleteDriver',
    title: 'کامل کردن مشخصات راننده',
    changes: ['driver'],
    reaches: [],
    stays: 'typed',
    refusals: [completeDriverRefusals],
    access: { roles: ['Admin'] },
    body: CompleteDriverBody,
    faults: completeDriverFaults,
  }),
  activateDriver: endpoint({
    ...writing,
    path: '/api/v1/Driver/ActiveDriver',
    title: 'فعال کردن راننده',
    changes: ['driver', 'sms'],
    reaches: ['outside'],
    held: true,
    refusals: [activateDriverRefusals, { incomplete: driverIncomplete }],
    access: { roles: supporters },
    query: z.object({ driverId: id('راننده') }),
    data: z.string(),
  }),
}
