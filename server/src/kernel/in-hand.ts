import { tooBusy } from './errors.ts'

/**
 * With so much in hand a server turns away what else comes, since who came last would wait for all before him: some
 * seconds' worth of reads. A write has cost somebody his words, and is turned away at twice as much.
 */
const mostInHand = { read: 2_000, write: 4_000 }

/**
 * What a server works at now. Counted is the looking up of who asks and the work on the answer: neither who sends his request
 * slowly nor who waits at a gate takes a place of it.
 */
export function openInHand() {
  let count = 0
  return {
    /** Throws 503 where nothing more of the kind can be taken. */
    mustHaveRoom(effect: 'read' | 'write'): void {
      if (count >= mostInHand[effect]) throw tooBusy()
    },
    async during<T>(work: () => Promise<T>): Promise<T> {
      count += 1
      try {
        return await work()
      } finally {
        count -= 1
      }
    },
  }
}
export type InHand = ReturnType<typeof openInHand>
