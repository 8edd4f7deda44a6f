/** Where this worker's server is. */
export function url(): string {
  const { BARGAH_URL } = process.env
  if (!BARGAH_URL) throw new Error('there is no server here: a spec takes `test` from e2e/test.ts')
  return BARGAH_URL
}

/** The time that counts at a server. */
export async function readClock(base = url()): Promise<Date> {
  const { now } = (await (await fetch(`${base}/test/clock`)).json()) as { now: string }
  return new Date(now)
}
