import type { Db } from '../sql.ts'
import { wakeListeners } from './live-events.store.ts'

/**
 * Out: what is called after each write that told something. One NOTIFY is on its way at a time and stands for all that
 * came meanwhile. One that fails is made up for by the next, and by those who listen looking of themselves.
 */
export function openWaker(db: Db): () => void {
  let isWaking = false
  let isAsked = false
  async function wake() {
    while (isAsked) {
      isAsked = false
      await wakeListeners(db).catch(() => undefined)
    }
    isWaking = false
  }
  return () => {
    isAsked = true
    if (isWaking) return
    isWaking = true
    void wake()
  }
}
