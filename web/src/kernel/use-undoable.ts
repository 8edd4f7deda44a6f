import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Contract } from '@bargah/contract/contract.ts'
import { toast } from '../ui/toast.ts'
import type { CallData, CallInput, CallKey } from './api.ts'
import { calls } from './calls.ts'
import { refreshAbout } from './query-client.ts'
import type { DoneAnswer } from './say-done.ts'
import { useWrite } from './use-write.ts'

export type UndoOf<K extends CallKey> = Contract[K] extends { undoneBy: infer U extends CallKey } ? U : never
/** What is written, and what takes it back. */
type Act<K extends CallKey> = {
  input: CallInput<K>
  /** A function when the input of the undo comes from the reply. */
  back: CallInput<UndoOf<K>> | ((done: CallData<K>) => CallInput<UndoOf<K>>)
  /** What was done; the server's own words where it answers with some. */
  said?: string
  /** What several of the kind say together. */
  many?: (count: number) => string
  /** Opens what it is about, where «برگرداندن» comes too late because somebody else changed it. */
  see?: () => void
  onDone?: () => void
}
type Waiting<K extends CallKey> = Act<K> & { mark?: string }

/** Where it is said that the act failed, and that one was done. */
type Told = { onFailed: (sentence: string) => void; onDone?: () => void }
const sayFailed: Told = { onFailed: (title) => toast({ tone: 'danger', title }) }

export const severalDone = (count: number) => `${formatNumber(count)} کار انجام شد`

/**
 * A write that reaches nothing (`reaches` of its contract): it is done without a question, and for eight seconds «برگرداندن»
 * takes it back by the call that the contract names. The server says by what it is taken back, and nothing where nothing was
 * changed; it takes back only what stands as it was left. What it refuses is said, stays until it is closed, and leads to the
 * thing by «دیدن».
 */
export function useUndoable<K extends CallKey>(call: K, undo: UndoOf<K>, told: Told = sayFailed) {
  const client = useQueryClient()
  const [backs] = useState(() => new Map<CallInput<UndoOf<K>>, Waiting<K>>())
  const back = useWrite<UndoOf<K>>(undo, {
    undoes: (input) => backs.get(input)?.mark,
    onFailed: (title, input) => {
      const see = backs.get(input)?.see
      toast({ tone: 'danger', title, ...(see && { action: { label: 'دیدن', onPress: see } }) })
      // show what somebody else changed
      void refreshAbout(client, calls[call].changes ?? [])
    },
    onDone: () => toast({ tone: 'info', title: 'برگردانده شد' }),
  })
  // what takes each act back, until it is done: the row that it was pressed in may be gone by then
  const [waiting] = useState(() => new Map<CallInput<K>, Waiting<K>>())
  const write = useWrite(call, {
    onFailed: told.onFailed,
    onMark: (mark, input) => {
      const act = waiting.get(input)
      if (act && mark) act.mark = mark
    },
    onDone: (answer, input) => {
      const act = waiting.get(input)
      waiting.delete(input)
      if (!act) return
      const title = act.said ?? wordsOf(answer)
      told.onDone?.()
      act.onDone?.()
      if (!act.mark) return toast({ title })
      const backInput = typeof act.back === 'function' ? act.back(answer) : act.back
      backs.set(backInput, act)
      const group = { kind: call, many: act.many ?? severalDone }
      toast({ title, group, onUndo: () => back.mutate(backInput) })
    },
  })
  const act = (asked: Act<K>) => {
    waiting.set(asked.input, { ...asked })
    write.mutate(asked.input)
  }
  return { act, isBusy: write.isPending, sent: write.isPending ? write.variables : undefined }
}

export function wordsOf(answer: unknown): string {
  const said = answer as DoneAnswer
  return typeof said === 'string' ? said : said.message
}
