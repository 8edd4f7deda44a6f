import { Plus } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { withIndefinite } from '@bargah/contract/kernel/persian.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import type { ListKey, ListScreen } from '../../kernel/list-screen.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpen, type useOpenRow } from '../../kernel/open-row.tsx'
import type { Count } from '../../kernel/table-source.ts'
import { walkWaiting } from '../../kernel/walk-waiting.ts'
import { Button } from '../../ui/Button.tsx'
import { sayTotal } from '../../ui/data-table/table-words.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { ApplicantDrawer } from './ApplicantDrawer.tsx'
import {
  type ApplicantAct,
  type ApplicantKind,
  type ApplicantRow,
  isWaiting,
  type OnAct,
} from './applicant-kind.ts'

type Asked<Row> = { act: ApplicantAct | 'add'; row?: Row }

/** In: the list by what its rows ask for. Out: it as a table, and what is asked for beside it; opening one puts it into the address. */
export function useApplicantTable<K extends ListKey, Row extends ApplicantRow>(
  listOf: (onAct: OnAct<Row>) => ListScreen<K>,
) {
  const acts = useApplicantActs<Row>()
  return { acts, table: useListTable(useMemo(() => listOf(acts.onAct), [listOf, acts.onAct])) }
}

function useApplicantActs<Row extends ApplicantRow>() {
  const [asked, setAsked] = useState<Asked<Row>>()
  const open = useOpen()
  const onAct: OnAct<Row> = useCallback(
    (act, row) => {
      setAsked({ act, row })
      if (act === 'open' || act === 'wallet') open(row.id)
    },
    [open],
  )
  return { asked, setAsked, onAct }
}

export type ApplicantDialogProps<Row> = {
  act: Exclude<ApplicantAct, 'open' | 'wallet'> | 'add'
  /** The one that it is about; none is there when one is added. */
  row: Row | undefined
  onDeleted: () => void
  onClose: () => void
}

type ApplicantsPageProps<K extends ListKey, Row extends ApplicantRow> = Pick<
  ComponentProps<typeof ListPage<K, Row>>,
  'table' | 'searchHint' | 'icon' | 'empty'
> & {
  kind: ApplicantKind<Row>
  /** The rows in sight, and the one that is open among them. */
  rows: readonly Row[]
  opened: ReturnType<typeof useOpenRow<Row, never>>
  acts: ReturnType<typeof useApplicantActs<Row>>
  parts: (row: Row, onAct: OnAct<Row>) => DrawerRow[]
  dialog: ComponentType<ApplicantDialogProps<Row>>
  /** What else leads on from the list. */
  beside?: ReactNode
}

/** All of a kind: list, paper and decision, account, and what else is set for each (rules 20.8). */
export function ApplicantsPage<K extends ListKey, Row extends ApplicantRow>(
  props: ApplicantsPageProps<K, Row>,
) {
  const { kind, rows, opened, acts, parts, dialog: Dialog, beside, ...list } = props
  const { asked, setAsked, onAct } = acts
  const waiting = list.table.counts.waiting
  const judging = walkWaiting(
    rows.filter((row) => isWaiting(kind, row)),
    opened,
    waiting?.total,
  )
  const startAt = asked?.act === 'wallet' ? 'wallet' : undefined
  return (
    <ListPage<K, Row>
      {...list}
      subtitle={sayWaiting(kind.noun, waiting)}
      actions={
        <>
          {beside}
          <Button icon={<Plus />} onClick={() => setAsked({ act: 'add' })}>
            افزودن {kind.noun}
          </Button>
        </>
      }
      opened={opened}
      drawer={(row, walk) => (
        <ApplicantDrawer
          // what was typed of one is none of the next's
          key={`${row.id} ${startAt ?? ''}`}
          kind={kind}
          row={row}
          {...walk}
          position={judging.positionOf(row.id)}
          parts={parts}
          startAt={startAt}
          onAct={onAct}
          onJudged={(isAccepted) => {
            // who has no account is given one before the next is looked at
            if (isAccepted && row.username === null) onAct('account', row)
            else judging.goOn(row.id)
          }}
        />
      )}
    >
      {asked && asked.act !== 'open' && asked.act !== 'wallet' && (
        <Dialog
          act={asked.act}
          row={asked.row}
          onDeleted={opened.walk.onClose}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ListPage>
  )
}

function sayWaiting(noun: string, count: Count | undefined) {
  if (count === undefined) return null
  return count.total === 0
    ? `${withIndefinite(noun)} در انتظار تأیید نیست`
    : `${sayTotal(count.total, count.isAtLeast)} ${noun} در انتظار تأیید`
}
