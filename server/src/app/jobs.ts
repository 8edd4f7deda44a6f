import type { Job } from '../kernel/jobs.ts'

/** Every job of the product. */
export const allJobs: readonly Job[] = []
