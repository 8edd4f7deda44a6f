import * as z from 'zod/mini'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { Asking } from './askings.schema.ts'

export const askings = {
  /** Ours: what companies ask the driver now, each with the code that he tells if he agrees (rules 10.4). */
  listMyAskings: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/GetMyAskings',
    about: ['permit'],
    access: { roles: ['Driver'] },
    data: z.array(Asking),
  }),
}
