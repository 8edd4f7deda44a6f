import { startBuiltServer } from './built-server.ts'

/** One server for the whole run; it ends with the run. */
export default async function startForAll() {
  const server = await startBuiltServer()
  process.env.BARGAH_URL = server.url
  return () => server.remove()
}
