import { useState } from 'react'

/** Out: the sentence of the write that failed last, and what writes are told so that one that is done takes it away. */
export function useFault() {
  const [fault, setFault] = useState<string | null>(null)
  return [fault, { onDone: () => setFault(null), onFailed: (why: string) => setFault(why) }] as const
}
