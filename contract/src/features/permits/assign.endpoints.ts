import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { command, endpoint, reading, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { AssignCargoBody, AssignmentPreview, PreviewAssignmentQuery } from './assign.schema.ts'
import { assignRefusals } from './assign.text.ts'

export const assignment = {
  /** Ours: support gives a load to a driver out of turn (rules 10.5). */
  assignCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/AssignCargo',
    title: 'تخصیص بار به راننده',
    changes: ['permit', 'cargo', 'turn', 'priority', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [assignRefusals],
    access: { roles: supporters },
    limits: moneyLimits,
    body: AssignCargoBody,
    data: command(z.object({ reserveId: z.number() })),
  }),
  /** Ours: what assigning would come to, before it is done. */
  previewAssignment: endpoint({
    ...reading,
    path: '/api/v1/Cargo/PreviewAssignment',
    about: ['cargo', 'driver', 'permit', 'turn', 'wallet'],
    access: { roles: supporters },
    query: PreviewAssignmentQuery,
    data: AssignmentPreview,
  }),
}
