import type { ServerResponse } from 'node:http'
import type { Changed, LiveKind } from '@bargah/contract/features/live/live.ts'

/** Who takes so little that this much waits for him is cut off; he resumes where he was. */
const mostWaitingBytes = 64 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // proxies that would gather a reply before they hand it on are told not to
  'x-accel-buffering': 'no',
  // nothing comes after a stream: whoever closes the server waits for no idle connection
  connection: 'close',
}

/** A stream of events from `id` on. A reader who has not taken the beat before the last is cut off. */
export function openStream(raw: ServerResponse, more: Record<string, unknown>, id: () => string) {
  raw.writeHead(200, { ...(more as Record<string, string>), ...headers })
  // a first byte, so that the other side sees that streams pass
  raw.write(':\n\n')
  let isBehind = false
  return {
    tell(kind: LiveKind, changed: Changed | null) {
      if (raw.writableEnded || raw.destroyed) return
      const wasBehind = isBehind
      isBehind = raw.writableLength > 0
      if (raw.writableLength > mostWaitingBytes || (kind === 'beat' && isBehind && wasBehind)) {
        raw.destroy()
        return
      }
      raw.write(`id: ${id()}\nevent: ${kind}\ndata: ${JSON.stringify(changed ?? {})}\n\n`)
    },
    end: () => raw.end(),
  }
}
