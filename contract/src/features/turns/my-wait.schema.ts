import * as z from 'zod/mini'

/**
 * How much longer a turn like the driver's waited most of the time, in whole hours or days, and where that comes from:
 * `sample` turns of this hall and loader type in so many weeks, which found from `aheadFrom` to `aheadTo` of their kind
 * before them and had waited as long as his. Of `tried` of the latest, told the same way, it held for `held`.
 */
export const MyWait = z.object({
  unit: z.enum(['hour', 'day']),
  from: z.number(),
  to: z.number(),
  /** In how many more rounds, where the hall has rounds. */
  rounds: z.nullable(z.object({ from: z.number(), to: z.number() })),
  sample: z.number(),
  held: z.number(),
  tried: z.number(),
  weeks: z.number(),
  aheadFrom: z.number(),
  aheadTo: z.number(),
  loaderTypeName: z.string(),
})
export type MyWait = z.output<typeof MyWait>
