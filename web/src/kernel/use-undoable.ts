import { useState } from 'react'
import type { Contract } from '@bargah/contract/contract.ts'
import { toast } from '../ui/toast.ts'
import type { CallInput, CallKey } from './api.ts'
import type { DoneAnswer } from './say-done.ts'
import { useWrite } from './use-write.ts'

/** The call that the contract says takes a write back. */
type UndoOf<K extends CallKey> = Contract[K] extends { undoneBy: infer U extends CallKey } ? U : never
/** What is written, and what takes it back. */
type Act<K extends CallKey> = {
  input: CallInput<K>
  back: CallInput<UndoOf<K>>
  /** What was done; the server's own words where it answers with some. */
  said?: string
}

/**
 * A write that reaches nothing (`reaches` of its contract): it is done without a question, and for eight seconds «برگرداندن»
 * takes it back by the call that the contract names. What the server refuses is said, and stays until it is closed.
 */
export function useUndoable<K extends CallKey>(call: K, undo: UndoOf<K>) {
  const onFailed = (title: string) => toast({ tone: 'danger', title })
  const back = useWrite<UndoOf<K>>(undo, {
    onFailed,
    onDone: () => toast({ tone: 'info', title: 'برگردانده شد' }),
  })
  // what takes each act back, until it is done: the row that it was pressed in may be gone by then
  const [waiting] = useState(() => new Map<CallInput<K>, Act<K>>())
  const write = useWrite(call, {
    onFailed,
    onDone: (answer, input) => {
      const act = waiting.get(input)
      waiting.delete(input)
      if (act) toast({ title: act.said ?? wordsOf(answer), onUndo: () => back.mutate(act.back) })
    },
  })
  const act = (asked: Act<K>) => {
    waiting.set(asked.input, asked)
    write.mutate(asked.input)
  }
  return { act, isBusy: write.isPending }
}

function wordsOf(answer: unknown): string {
  const said = answer as DoneAnswer
  return typeof said === 'string' ? said : said.message
}
