/** What a log may hold of an error: which and where, and nothing of the rows and values that it was about. */
export type SafeError = {
  type: string
  message?: string
  code?: string
  severity?: string
  table?: string
  constraint?: string
  routine?: string
  stack?: string
  cause?: SafeError
  errors?: SafeError[]
}

type Thrown = Error & Partial<Record<'code' | 'severity' | 'table' | 'constraint' | 'routine', unknown>>

const deepest = 3
const mostErrors = 10
/** Long numbers are mobiles, national ids, cards; a second net under the messages of our own. */
const longNumber = /[\d۰-۹٠-٩]{6,}/g

/** PostgreSQL's words quote what was sent ("Key (mobile)=…", "invalid input syntax … \"…\""); code and names say enough. */
const isOfDatabase = ({ severity, code }: Thrown) => typeof severity === 'string' && typeof code === 'string'

/** In: what was thrown. Out: it without values: no detail, parameters, hint, where, and no message of the database's. */
export function safeError(thrown: unknown, depth = 0): SafeError {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const error: Thrown = thrown
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    ...(!isOfDatabase(error) && { message: error.message.replaceAll(longNumber, '…') }),
    ...namesOf(error),
    stack: placesOf(error),
    ...(error.cause !== undefined && depth < deepest && { cause: safeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < deepest && {
        errors: error.errors.slice(0, mostErrors).map((one) => safeError(one, depth + 1)),
      }),
  }
}

function namesOf(error: Thrown) {
  const { code, severity, table, constraint, routine } = error
  const all = Object.entries({ code, severity, table, constraint, routine })
  return Object.fromEntries(all.filter(([, value]) => typeof value === 'string')) as Partial<SafeError>
}

/** The stack without its head, which is the message. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** In: what was thrown. Out: one line of it, as `safeError` leaves it. */
export function inShort(thrown: unknown): string {
  const { type, message, code, constraint } = safeError(thrown)
  return [type, code, constraint, message].filter((word) => word !== undefined).join(' ')
}
