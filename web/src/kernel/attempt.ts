import { toast } from '../ui/toast.ts'

/** Makes an act on what is shown this once (copied, printed, saved), and says what came of it. */
export const attempting =
  (onTaken?: () => void) =>
  async (work: () => Promise<void> | void, done: string | null, failed: string): Promise<void> => {
    try {
      await work()
      if (done) toast({ title: done })
      onTaken?.()
    } catch {
      toast({ tone: 'danger', title: failed })
    }
  }
