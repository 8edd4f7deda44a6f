import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** How much a reader takes at least in how long, while there is more for him; and how long he may take in all. */
export type Pace = { leastBytes: number; everyMs: number; longestMs: number }

// a telephone on the slowest network takes twice that; who takes less keeps a connection of the database from others
const slowest: Pace = { leastBytes: 64 * 1024, everyMs: 15_000, longestMs: 10 * 60_000 }

/** What is seen of a reader: how many bytes have left for him, and whether more wait. */
export type ReaderPace = { taken: number; isBehind: boolean }

export const takesTooLittle = (before: ReaderPace, now: ReaderPace, leastBytes: number): boolean =>
  before.isBehind && now.isBehind && now.taken - before.taken < leastBytes

/** Ends a stream that is sent when its reader hangs up, takes too little at a time, or takes too long in all. */
export function endWithReader(stream: Readable, reply: ServerResponse, pace: Pace = slowest): void {
  const end = () => {
    stream.destroy()
    reply.destroy()
  }
  let last = lookAt(reply)
  const looks = setInterval(() => {
    const before = last
    last = lookAt(reply)
    if (takesTooLittle(before, last, pace.leastBytes)) end()
  }, pace.everyMs)
  const late = setTimeout(end, pace.longestMs)
  stream.once('close', () => {
    clearInterval(looks)
    clearTimeout(late)
  })
  if (reply.destroyed) stream.destroy()
  else reply.once('close', () => stream.destroy())
}

const lookAt = ({ socket, writableLength }: ServerResponse): ReaderPace => ({
  taken: socket ? socket.bytesWritten - socket.writableLength : 0,
  isBehind: writableLength > 0,
})
