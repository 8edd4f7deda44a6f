import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { HeldAct } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { toast } from '../ui/toast.ts'
import { ApiError, sentenceOf } from './api-error.ts'
import type { CallInput, CallKey } from './api.ts'
import { calls } from './calls.ts'
import { refreshAbout } from './query-client.ts'
import { severalDone } from './use-undoable.ts'
import { useWrite } from './use-write.ts'
import { useRead } from './use-read.ts'

type Held<K extends CallKey> = {
  input: CallInput<K>
  /** What will be done: «مشتری … حذف می‌شود». */
  said: string
  many?: (count: number) => string
  onHeld?: () => void
  /** What is refused now is said in a toast, unless the place of the act says it better. */
  onRefused?: (error: unknown) => void
  /** Opens the question, where the act would move money or stand in a public log as things are. */
  ask?: () => void
}

const lookMs = 2_000
const none: HeldAct[] = []
/** The acts of this page, of which it says what was refused when their time came. */
const ofThisPage = new Set<number>()

/** The pending acts of this account. One that leaves the list was done: what it changes is read again. */
function useHeldActs() {
  const client = useQueryClient()
  const { data: acts = none } = useRead('listHeldActs', {
    refetchInterval: ({ state }) => (state.data?.some(({ refusal }) => refusal === null) ? lookMs : false),
  })
  const before = useRef(acts)
  useEffect(() => {
    const gone = before.current.filter((one) => !acts.some(({ id }) => id === one.id))
    const refused = acts.filter(({ refusal }) => refusal !== null)
    before.current = acts
    for (const { id, call, refusal } of [...gone, ...refused]) {
      if (!ofThisPage.delete(id)) continue
      if (refusal !== null) toast({ tone: 'danger', title: refusal })
      void refreshAbout(client, calls[call as CallKey].changes ?? [])
    }
  }, [client, acts])
  return acts.filter(({ refusal }) => refusal === null)
}

/**
 * A write that cannot be called back once it is done: the server holds it back for eight seconds, in which «برگرداندن» takes it
 * back, and then does it, also when this page is closed. What it would refuse it refuses at once.
 */
export function useHeld<K extends CallKey>(call: K) {
  const takeBack = useWrite('takeBackHeldAct', {
    onFailed: (title) => toast({ tone: 'danger', title }),
    onDone: ({ message }) => toast({ tone: 'info', title: message }),
  })
  const longer = useWrite('holdLonger')
  const hold = useWrite('holdAct')
  async function act({ input, said, many = severalDone, onHeld, onRefused, ask }: Held<K>) {
    const { query: Query, body: Body } = input as { query?: object; body?: object }
    const body = { Call: call, ...(Query && { Query }), ...(Body && { Body }) } as never
    try {
      const { data } = await hold.mutateAsync({ body })
      const id = { body: { Id: data?.id ?? 0 } }
      ofThisPage.add(id.body.Id)
      onHeld?.()
      const held = { onUndo: () => takeBack.mutate(id), onHeld: () => longer.mutate(id) }
      toast({ title: said, group: { kind: call, many }, ...held })
    } catch (error) {
      const reason = error instanceof ApiError && (error.data as { reason?: string } | null)?.reason
      if (reason === 'ask_first' && ask) ask()
      else if (onRefused) onRefused(error)
      else toast({ tone: 'danger', title: sentenceOf(error) })
    }
  }
  return { act: (held: Held<K>) => void act(held), isBusy: hold.isPending }
}

/** Whether one asked for that act of a thing, and it waits; `about`: what was sent with it, as far as it tells things apart. */
export function useIsGoing(call: CallKey): (about: Record<string, unknown>) => boolean {
  const acts = useHeldActs().filter((one) => one.call === call)
  return (about) =>
    acts.some(({ query, body }) => {
      const sent: Record<string, unknown> = { ...query, ...body }
      return Object.entries(about).every(([name, value]) => sent[name] === value)
    })
}
