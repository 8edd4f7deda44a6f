import type { Push } from './push.port.ts'

/** What became of notices that were handed to browsers: shown, not wanted any more, or not taken. */
export type PushCounts = Readonly<Record<'sent' | 'gone' | 'failed', number>>

/** Out: the same push, and how often it came to what since then. */
export function countPushes(push: Push): { push: Push; counts(): PushCounts } {
  const counts = { sent: 0, gone: 0, failed: 0 }
  return {
    push: {
      ...push,
      async send(target, message) {
        try {
          const became = await push.send(target, message)
          counts[became] += 1
          return became
        } catch (error) {
          counts.failed += 1
          throw error
        }
      },
    },
    counts: () => ({ ...counts }),
  }
}
