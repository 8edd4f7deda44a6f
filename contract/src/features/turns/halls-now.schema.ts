import * as z from 'zod/mini'

/** What active halls have for a driver now. `loaderTypeName` null: he has no truck, and no load is his. */
export const HallsForDriver = z.object({
  loaderTypeName: z.nullable(z.string()),
  /** Free loads that his truck may carry. */
  freeLoads: z.number(),
  halls: z.array(
    z.object({
      loadHallId: z.number(),
      queue: z.number(),
      loads: z.number(),
      roundOpensAt: z.nullable(z.string()),
    }),
  ),
})
export type HallsForDriver = z.output<typeof HallsForDriver>
