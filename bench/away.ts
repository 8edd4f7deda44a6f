import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** Hands on what comes after `ms`, in its order. */
function handOnLate(from: Socket, to: Socket, ms: number): void {
  from.on('data', (bytes) => void setTimeout(() => to.write(bytes), ms))
  from.on('close', () => void setTimeout(() => to.destroy(), ms))
  from.on('error', () => from.destroy())
}

/**
 * Stands before a database as if it were so many milliseconds away, half of them each way. In: the addresses of its roles,
 * all of one database. Out: the same through here, and the end of it.
 */
export async function keepAway<Name extends string>(urls: Record<Name, string>, ms: number) {
  const behind = Object.values<string>(urls).map((url) => new URL(url))[0] as URL
  const folder = behind.searchParams.get('host')
  const port = Number(behind.searchParams.get('port') ?? (behind.port || 5432))
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = folder?.startsWith('/')
      ? createConnection(join(folder, `.s.PGSQL.${port}`))
      : createConnection(port, behind.hostname)
    for (const socket of [near, far]) sockets.add(socket.setNoDelay(true))
    handOnLate(near, far, ms / 2)
    handOnLate(far, near, ms / 2)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const through = (url: string) => {
    const moved = new URL(url)
    for (const own of ['host', 'port']) moved.searchParams.delete(own)
    moved.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    return moved.toString()
  }
  return {
    urls: Object.fromEntries(
      Object.entries<string>(urls).map(([name, url]) => [name, through(url)]),
    ) as Record<Name, string>,
    end(): void {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
