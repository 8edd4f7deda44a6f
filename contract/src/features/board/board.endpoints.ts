import * as z from 'zod/mini'
import { minuteMs } from '../../kernel/durations.ts'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { Board, LoggedHall } from './board.schema.ts'

export const board = {
  /** Ours: what the wall screen of a hall shows, open to all. An office with many screens has one address. */
  showBoard: endpoint({
    ...reading,
    about: ['hall', 'queue', 'round', 'turn', 'cargo', 'permit'],
    path: '/api/v1/Board/Show',
    access: 'public',
    limits: [{ by: 'address', most: 900, inMs: minuteMs, kept: 'memory' }],
    query: z.object({ LoadHallId: id('سالن') }),
    data: Board,
  }),
  /** Ours: which halls have a public log, open to all, so that a stranger finds one without its number. */
  listLoggedHalls: endpoint({
    ...reading,
    about: ['hall'],
    path: '/api/v1/Board/GetHalls',
    access: 'public',
    limits: [{ by: 'address', most: 120, inMs: minuteMs, kept: 'memory' }],
    data: z.array(LoggedHall),
  }),
}
