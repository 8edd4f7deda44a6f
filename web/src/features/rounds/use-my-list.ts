import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { locate } from '../../kernel/location.ts'
import { onSession } from '../../kernel/session.ts'
import { refreshAbout } from '../../kernel/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { type Change, type ListItem, mergeList, moveItem, type NewChoice } from './my-list.rules.ts'
import { keepOnDevice } from './my-list.keep.ts'
import { createListStore, type Events, type Fault, type ListStore } from './my-list.store.ts'
import { myChoicesQuery } from './rounds.queries.ts'
import { lateText } from './rounds.text.ts'

/** Kept beyond a screen's life, so that what is unsent goes on being sent while the driver looks elsewhere. */
const stores = new Map<number, ListStore>()

onSession((change) => {
  if (change !== 'left' && change !== 'expired') return
  for (const store of stores.values()) store.close()
  stores.clear()
})

function storeOf(turnId: number, client: QueryClient): ListStore {
  const known = stores.get(turnId)
  if (known) return known
  // on a list a choice waits for its round: it takes no load and no money yet
  const reread = () => void refreshAbout(client, ['priority', 'round'])
  const events: Events = {
    onDone: reread,
    onRefused: reread,
    onLate: (change) => {
      toast({ tone: 'info', title: lateText(change) })
      reread()
    },
  }
  const tooOld = () =>
    toast({
      tone: 'warning',
      title: 'انتخاب‌های فرستاده‌نشدهٔ پیشین کنار گذاشته شد.',
      detail: 'اگر هنوز آن بارها را می‌خواهید، دوباره به فهرست بیفزایید.',
    })
  const made = createListStore(turnId, events, keepOnDevice(turnId, tooOld))
  stores.set(turnId, made)
  return made
}

export type MyList = {
  items: readonly ListItem[]
  isPending: boolean
  /** What could not be done as the driver wished, each said at its load. */
  faults: readonly Fault[]
  /** The cargo whose choice waits for the phone's place. */
  locating: number | null
  /** Adds a choice; where the cargo has a range, the phone's place goes with it. */
  add: (choice: NewChoice, needsPlace: boolean) => void
  remove: (cargoId: number) => void
  move: (from: number, to: number) => void
}

const never = () => () => undefined
const nothing: readonly Change[] = []

/** How many loads stand on the list of a turn, in a round that is open; none where there is no such turn. */
export function useListCount(turnId: number | null): number {
  const client = useQueryClient()
  const store = turnId === null ? null : storeOf(turnId, client)
  const changes = useSyncExternalStore(store?.subscribe ?? never, store?.changes ?? (() => nothing))
  const { data } = useQuery({ ...myChoicesQuery(turnId ?? 0, store, false), enabled: store !== null })
  return store ? mergeList(data?.rows ?? [], changes, data?.readUpTo ?? 0).length : 0
}

/** The driver's list for a turn, with his changes shown at once and sent behind. `closesAt`: of the round that is open. */
export function useMyList(turnId: number, closesAt: string | undefined): MyList {
  const client = useQueryClient()
  const store = storeOf(turnId, client)
  const changes = useSyncExternalStore(store.subscribe, store.changes)
  const faults = useSyncExternalStore(store.subscribe, store.faults)
  const { data, isPending } = useQuery(myChoicesQuery(turnId, store, closesAt !== undefined))
  useEffect(() => {
    if (data) store.noteRows(data.rows)
  }, [data, store])
  const [locating, setLocating] = useState<number | null>(null)
  const items = useMemo(() => mergeList(data?.rows ?? [], changes, data?.readUpTo ?? 0), [data, changes])

  const add = (choice: NewChoice, needsPlace: boolean) => {
    const rank = items.length + 1
    if (!needsPlace) return store.wish({ kind: 'add', choice, place: null, rank }, closesAt)
    setLocating(choice.cargoId)
    locate()
      .then(
        (place) => store.wish({ kind: 'add', choice, place, rank }, closesAt),
        ({ message }: Error) => store.setFault({ cargoId: choice.cargoId, route: null, sentence: message }),
      )
      .finally(() => setLocating(null))
  }
  const move = (from: number, to: number) => {
    const cargoIds = items.map(({ cargoId }) => cargoId)
    const movedCargoId = cargoIds[from]
    if (movedCargoId === undefined || cargoIds[to] === undefined || from === to) return
    store.wish({ kind: 'order', cargoIds: moveItem(cargoIds, from, to), movedCargoId }, closesAt)
  }
  const remove = (cargoId: number) => store.wish({ kind: 'remove', cargoId }, closesAt)
  return { items, isPending, faults, locating, add, remove, move }
}
