import * as z from 'zod/mini'

/** A promise that an entry stays: a signed note, the entry, and the salt of its commitment, if any (docs/log-format.md). */
const Given = z.object({ note: z.string(), entry: z.string(), salt: z.nullable(z.string()) })

/** Null when the signer signed nothing: it can be asked for later, by the turn. */
export const Receipt = z.nullable(Given)

/** The receipts of a turn, the oldest first; null when the signer signs nothing now. */
export const Receipts = z.nullable(z.array(Given))
