import { type ReactNode, useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from './navigation.tsx'
import { SearchX } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { openName } from '../ui/data-table/table-address.rules.ts'
import { Drawer, type DrawerWalk } from '../ui/Drawer.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { layers } from '../ui/layers.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { SkeletonLines } from '../ui/Skeleton.tsx'
import { isMissing } from './api-error.ts'
import { type CallData, type CallInput, type CallKey, send } from './api.ts'
import { Read, type Reading } from './Read.tsx'
import { readRowId } from './open-row.rules.ts'

/**
 * The row that is open: it is in the address (`?open=123`), so that it can be linked, and Back closes it. In: the rows
 * in sight, and the call that reads one by its id, which is asked when the row is not among them. While neither knows it
 * (it is on its way, and the list moved on) it stays as it last was.
 */
export function useOpenRow<Row extends { id: number }, K extends CallKey>(
  rows: readonly Row[],
  call: K,
  input: (id: number) => CallInput<K>,
) {
  const { asked, open, step, close } = useOpenAddress()
  const id = readRowId(asked)
  const at = rows.findIndex((row) => row.id === id)
  const sent = id === undefined ? {} : input(id)
  const found = useQuery({
    queryKey: [call, sent],
    queryFn: ({ signal }) => send(call, { ...sent, signal }),
    enabled: id !== undefined && at < 0,
  })
  const [pressed, setPressed] = useState<{ on: number; letter: string } | null>(null)
  const [last, setLast] = useState<Row | CallData<K>>()
  const known: Row | CallData<K> | undefined = rows[at] ?? (id === undefined ? undefined : found.data)
  if (known !== undefined && known !== last) setLast(known)
  const kept = (last as { id?: number } | undefined)?.id === id ? last : undefined
  const beside = (by: number) => {
    const row = at < 0 ? undefined : rows[at + by]
    return row && (() => stepTo(row.id))
  }
  // a letter is for the row on which it was pressed, and for now
  const stepTo = (to: number) => {
    setPressed(null)
    step(to)
  }
  const show = (row: Row) => {
    setPressed(null)
    if (asked === undefined) open(row.id)
    else step(row.id)
  }
  return {
    asked,
    isUnreadable: asked !== undefined && id === undefined,
    read: { ...found, data: known ?? kept } satisfies Reading<Row | CallData<K>>,
    table: {
      onOpenRow: show,
      openKey: id,
      /** A letter on a row is done by the foot of its drawer, which knows what may be done now. */
      onLetter: (row: Row, letter: string) => {
        if (row.id !== id) show(row)
        setPressed({ on: row.id, letter })
      },
    },
    open,
    step: stepTo,
    /** For the drawer. */
    walk: {
      onClose: close,
      onPrevious: beside(-1),
      onNext: beside(1),
      isInAddress: true,
      letter: pressed?.on === id ? pressed?.letter : undefined,
      onLetter: () => setPressed(null),
    },
  }
}

function useGo() {
  const navigate = useNavigate()
  return useCallback(
    (id: number | undefined, replace: boolean, isOpenedHere: boolean) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, [openName]: id }),
        state: { isOpenedHere },
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
}

/** What opens a row of the list in sight by its id; the same function between renders. */
export function useOpen() {
  const go = useGo()
  return useCallback((id: number) => go(id, false, true), [go])
}

function useOpenAddress() {
  const asked = useSearch()[openName]
  const go = useGo()
  const router = useRouter()
  const isOpenedHere = () => router.history.here().state.isOpenedHere === true
  return {
    asked: typeof asked === 'number' || typeof asked === 'string' ? asked : undefined,
    open: (id: number) => go(id, false, true),
    step: (id: number) => go(id, true, isOpenedHere()),
    close: () => (isOpenedHere() ? layers.back() : go(undefined, true, false)),
  }
}

/** The row that is open, for `OpenRow`. */
export type Opened<Row> = {
  asked: string | number | undefined
  isUnreadable: boolean
  read: Reading<Row>
  walk: DrawerWalk
}

type OpenRowProps<Row> = {
  of: Opened<Row>
  /** What a row is: «بار». */
  noun: string
  /** A phone's sheet in place of a drawer. */
  sheet?: boolean
  children: (row: NonNullable<Row>, walk: DrawerWalk) => ReactNode
}

/** The drawer of the row that the address names; says so when there is no such row, or it is another's. */
export function OpenRow<Row>({ of, noun, sheet = false, children }: OpenRowProps<Row>) {
  const { asked, isUnreadable, read, walk } = of
  const Frame = sheet ? Sheet : Drawer
  if (asked === undefined) return null
  if (read.data !== undefined && read.data !== null) return children(read.data, walk)
  const isNotThere = isUnreadable || isMissing(read.error)
  return (
    <Frame {...walk} title={`${noun} ${toPersianDigits(asked)}`}>
      {isNotThere ? (
        <EmptyState icon={<SearchX />} title={`این ${noun} پیدا نشد`}>
          شماره را بررسی کنید؛ شاید اشتباه باشد یا از آن شما نباشد.
        </EmptyState>
      ) : (
        <Read of={read} wait={waiting} failedTitle={`${noun} نیامد`}>
          {() => null}
        </Read>
      )}
    </Frame>
  )
}

const waiting = (
  <section>
    <SkeletonLines lines={8} />
  </section>
)
