import * as z from 'zod/mini'
import { minuteMs } from '../../kernel/durations.ts'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { Board } from './board.schema.ts'

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
}
