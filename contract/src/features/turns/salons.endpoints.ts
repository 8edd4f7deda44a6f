import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { command, endpoint } from '../../kernel/endpoint.ts'
import { id, oneOf, optional } from '../../kernel/fields.ts'
import { TurnMade } from './turns.schema.ts'
import { turnRefusals } from './turns.text.ts'

/** A hall by its old name (rules 19.2), as the list to give a turn from shows it. */
export const SalonRow = z.object({
  virtualSalon: z.object({ virtualSalonId: z.number(), name: z.string() }),
})

/** Turns by the old names of halls (rules 19.3). */
export const salons = {
  /** The halls that give turns now, by name. */
  listSalons: endpoint({
    method: 'GET',
    path: '/api/VirtualSalonApi/GetVirtualSalons',
    reply: 'bare',
    effect: 'read',
    about: ['hall'],
    access: { roles: supporters },
    data: z.array(SalonRow),
  }),
  /** A turn for a driver with the truck that he drives now, given by support. */
  giveTurnAtSalon: endpoint({
    method: 'POST',
    path: '/api/VirtualSalonDriverTurnApi/Active_TurnForDriver',
    title: 'دادن نوبت به راننده',
    reply: 'bare',
    effect: 'write',
    changes: ['turn'],
    reaches: ['outside', 'log'],
    refusals: [turnRefusals],
    access: { roles: supporters },
    body: z.object({ Item1: id('راننده'), Item2: id('سالن', 'سالن را انتخاب کنید.') }),
    data: command(TurnMade),
  }),
  /** The slip of a turn, on paper: the number, until when, and where it stands in the public log. */
  printTurn: endpoint({
    method: 'GET',
    path: '/api/ReportApi/Search_VirtualSalonDriverTurn',
    reply: 'file',
    media: 'application/pdf',
    gate: 'prints',
    effect: 'read',
    about: ['turn'],
    byKey: 'turn_read',
    access: { roles: ['LoadHallAdmin', ...supporters, ...organizations] },
    query: z.object({ DriverTurnId: id('نوبت'), ExportFormat: optional(oneOf('قالب', ['pdf'])) }),
  }),
}
