import * as z from 'zod/mini'
import { firstSteps, healthParts, healthStates } from './health.states.ts'

/** How one part stands. `count`: of what waits or failed; `since`: how long that lasts, or when it was last done. */
const Part = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  count: z.number(),
  since: z.nullable(z.string()),
  /** Of witnesses: those that are silent; of disks: the settings whose folders are nearly full. */
  names: z.array(z.string()),
})
export type PartOfHealth = z.output<typeof Part>

/** How the server that answers stands, and what all servers share, of one moment. */
export const Health = z.object({
  at: z.string(),
  /** Of the program, as package.json has it. */
  version: z.string(),
  /** That it was built from; null where nobody knows it. */
  commit: z.nullable(z.string()),
  /** Whether its files differed from that commit. */
  hasChanges: z.boolean(),
  node: z.string(),
  /** Since when this server runs. */
  startedAt: z.string(),
  /** Since when each server that works through jobs does so, this one among them. */
  servers: z.array(z.object({ name: z.string(), since: z.string() })),
  databaseBytes: z.number(),
  /** Of the folder that has the least. */
  freeBytes: z.nullable(z.number()),
  parts: z.array(Part),
  steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
})
export type Health = z.output<typeof Health>
