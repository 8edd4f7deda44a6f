import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { id, optional } from '../../kernel/fields.ts'
import { HallQueue, LoadAhead, MyRound, RoundNow } from './desk.schema.ts'
import { Outlook } from './outlook.schema.ts'

/** What the desk of a hall, and a driver at his list, look at while a round runs. */
export const desk = {
  /** Ours: who stands in the queue, who has chosen, and what stands in whose way. Hall staff have their hall. */
  showHallQueue: endpoint({
    ...reading,
    about: ['turn', 'priority', 'round', 'permit', 'wallet', 'driver'],
    path: '/api/v1/Round/ShowHallQueue',
    byKey: 'turn_read',
    access: { roles: ['LoadHallAdmin', ...supporters] },
    query: z.object({ LoadHallId: optional(id('سالن')) }),
    data: HallQueue,
  }),
  /** Ours: the halls in which a company's or an owner's loads wait for trucks, the nearest closing first. */
  listMyRounds: endpoint({
    ...reading,
    about: ['round', 'priority', 'cargo', 'permit'],
    path: '/api/v1/Round/GetMine',
    byKey: 'cargo_read',
    access: { roles: ['ProductOwnerAdmin'], flags: ['access_Load_Manage'] },
    data: z.array(MyRound),
  }),
  /** Ours: every hall that works and how its round stands, for the administration; the nearest closing first. */
  listRoundsNow: endpoint({
    ...reading,
    about: ['round', 'priority', 'cargo', 'permit', 'turn', 'hall'],
    path: '/api/v1/Round/GetNow',
    access: { roles: supporters },
    data: z.array(RoundNow),
  }),
  /** Ours: what lies before a load that the caller declared. */
  showLoadAhead: endpoint({
    ...reading,
    about: ['round', 'cargo', 'turn', 'permit', 'driver'],
    path: '/api/v1/Round/ShowLoadAhead',
    byKey: 'cargo_read',
    access: { roles: ['TransportationCompanyAdmin', 'ProductOwnerAdmin'], flags: ['access_Load_Add'] },
    query: z.object({ CargoId: id('بار') }),
    data: LoadAhead,
  }),
  /** Ours: how the caller's list stands in the open round; null without a live turn or a round. */
  showOutlook: endpoint({
    ...reading,
    about: ['turn', 'priority', 'round', 'cargo', 'permit', 'wallet'],
    path: '/api/v1/DriverPriority/ShowOutlook',
    access: { roles: ['Driver'] },
    data: z.nullable(Outlook),
  }),
}
