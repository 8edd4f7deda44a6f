import { useState } from 'react'

/** Out: the sentence of what failed last, and what is told of each try, so that a new one or one that is done takes it away. */
export function useFault() {
  const [fault, setFault] = useState<string | null>(null)
  return [fault, { onDone: () => setFault(null), onFailed: (why: string) => setFault(why) }] as const
}
