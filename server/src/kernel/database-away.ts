import { Fail } from './errors.ts'

// the server was told to end, crashed or does not take connections yet; 53300: it takes no more
const codes = new Set(['57P01', '57P02', '57P03', '53300'])
const connectionClass = '08'
const ofTheSystem = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** What `pg` and Kysely say of a connection or a pool that is no more; these carry no code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|driver has already been destroyed|timeout exceeded when trying to connect)/

/**
 * Whether an error says that the database could not be reached or the connection to it was lost. What a write did whose
 * connection was lost is unknown: it may have been committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (codes.has(code) || code.startsWith(connectionClass) || ofTheSystem.has(code)) return true
  // the socket's file is not there yet, or no more
  if (code === 'ENOENT' && syscall === 'connect') return true
  return words.test(message)
}

const retryAfterS = 2

/** The error that every caller gets meanwhile. */
export const databaseAway = () =>
  new Fail(503, ['پایگاه داده در دسترس نیست؛ چند لحظهٔ دیگر دوباره تلاش کنید.'], retryAfterS)
