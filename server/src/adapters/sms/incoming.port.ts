/** A message that somebody sent us: his mobile, `09…`, and what he wrote. */
export type IncomingSms = { from: string; text: string }

/** In: the fields of a carrier's call, by whichever way they came. Out: the message, or null when it is none of a mobile. */
export type ReadIncoming = (fields: Readonly<Record<string, unknown>>) => IncomingSms | null
