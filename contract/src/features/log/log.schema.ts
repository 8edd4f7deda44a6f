import * as z from 'zod/mini'

/**
 * What promises that an entry of a hall's public log stays: a note signed by the log's key, the entry's text, and the salt of
 * its commitment, null where it commits to nothing (docs/log-format.md). Null when the signer is away.
 */
export const Receipt = z.nullable(
  z.object({ note: z.string(), entry: z.string(), salt: z.nullable(z.string()) }),
)
