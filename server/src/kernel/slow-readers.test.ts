import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { endWithReader, type Pace, takesTooLittle } from './slow-readers.ts'

it.each([
  ['took nothing', { taken: 500, isBehind: true }, { taken: 500, isBehind: true }, true],
  ['took a little', { taken: 500, isBehind: true }, { taken: 599, isBehind: true }, true],
  ['took enough', { taken: 500, isBehind: true }, { taken: 600, isBehind: true }, false],
  ['has nothing more to take', { taken: 500, isBehind: true }, { taken: 500, isBehind: false }, false],
  ['has just been sent more', { taken: 500, isBehind: false }, { taken: 500, isBehind: true }, false],
])('a reader who %s', (_what, before, now, isTooLittle) => {
  expect(takesTooLittle(before, now, 100)).toBe(isTooLittle)
})

/** Sends what never ends to whoever asks, and gives its stream and the socket of one who asked and reads nothing. */
async function readNothing(pace: Pace) {
  const stream = Readable.from(endless(), { objectMode: false })
  const server = createServer((_request, reply) => {
    endWithReader(stream, reply, pace)
    stream.pipe(reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause().write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  return { stream, socket, close: () => server.close() }
}
function* endless() {
  for (;;) yield Buffer.alloc(16 * 1024)
}

const never = 2 ** 30
it.each<[string, Pace, (socket: { destroy(): unknown }) => void]>([
  ['takes nothing', { leastBytes: 64 * 1024, everyMs: 20, longestMs: never }, () => {}],
  ['takes for too long', { leastBytes: 0, everyMs: never, longestMs: 20 }, () => {}],
  [
    'has hung up',
    { leastBytes: 0, everyMs: never, longestMs: never },
    (socket) => setTimeout(() => socket.destroy(), 20),
  ],
])('what is sent ends when its reader %s', async (_what, pace, then) => {
  const { stream, socket, close } = await readNothing(pace)
  then(socket)
  await once(stream, 'close')
  expect(stream.destroyed).toBe(true)
  socket.destroy()
  close()
})
