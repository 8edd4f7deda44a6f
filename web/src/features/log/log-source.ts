import type { Source } from '@bargah/verifier/tiles.ts'
import { connectionLost } from '../../kernel/api-error.ts'

const mostTries = 5
const waitMs = 1_500
const mostKept = 400

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The published files of a hall's log. What the server cannot give now is asked for again; throws connectionLost. */
const filesOf =
  (hallId: number): Source =>
  async (path) => {
    for (let tries = 1; ; tries += 1) {
      const reply = await fetch(`/log/${hallId}/${path}`).catch(() => null)
      // the panel itself stands at every other address
      if (reply?.status === 404 || reply?.headers.get('content-type')?.startsWith('text/html')) return null
      if (reply?.ok) return new Uint8Array(await reply.arrayBuffer())
      if (tries >= mostTries) throw connectionLost()
      await wait(Number(reply?.headers.get('retry-after') ?? 0) * 1_000 || waitMs * tries)
    }
  }

/** The same, each file had once, so that all of a check speaks of one checkpoint. The oldest are let go. */
export function openSource(hallId: number): Source {
  const files = filesOf(hallId)
  const kept = new Map<string, Promise<Uint8Array | null>>()
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    const asked = files(path)
    asked.catch(() => kept.delete(path))
    kept.set(path, asked)
    const oldest = [...kept.keys()].find((one) => one.startsWith('tile/'))
    if (kept.size > mostKept && oldest) kept.delete(oldest)
    return asked
  }
}
