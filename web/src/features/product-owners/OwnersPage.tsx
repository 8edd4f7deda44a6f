import { Boxes, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpen, useOpenRow } from '../../kernel/open-row.tsx'
import type { Count } from '../../kernel/table-source.ts'
import { sayTotal } from '../../ui/data-table/table-words.ts'
import { walkWaiting } from '../../kernel/walk-waiting.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { nameOf, type OwnerAct } from './owner-acts.ts'
import { ownerList, placeOf } from './owner-list.tsx'
import { OwnerBadge } from './OwnerBadge.tsx'
import { OwnerDrawer } from './OwnerDrawer.tsx'

const OwnerDialog = lazy(() => import('./OwnerDialog.tsx'))

const cardOf = (row: OwnerRow) => <OwnerCard owner={row} />

type Asked = { act: OwnerAct | 'add'; owner?: OwnerRow }

/** The product owners: list, card and decision, account, and what they declared (rules 20.8). */
export default function OwnersPage() {
  const { counts, source, props, opened, act, asked, setAsked } = useOwners()
  const waiting = source.rows.filter((row) => row.status === ownerStatus.waiting)
  const judging = walkWaiting(waiting, opened, counts.waiting?.total)
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={sayWaiting(counts.waiting)}
        actions={
          <Button icon={<Plus />} onClick={() => setAsked({ act: 'add' })}>
            افزودن صاحب کالا
          </Button>
        }
      />
      <DataTable
        {...props}
        {...opened.table}
        searchHint="نام، کد ملی یا موبایل"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست صاحبان کالا باز نشد"
        empty={
          <EmptyState icon={<Boxes />} title="صاحب کالایی نیست">
            صاحبان کالایی که ثبت‌نام کنند یا بیفزایید در این فهرست می‌آیند.
          </EmptyState>
        }
        emptyFiltered={
          <EmptyState
            icon={<Boxes />}
            title="صاحب کالایی پیدا نشد"
            actions={<Button onClick={() => props.onStateChange(props.start)}>حذف فیلترها</Button>}
          >
            با این فیلترها صاحب کالایی نیست.
          </EmptyState>
        }
      />
      <OpenRow of={opened} noun={props.noun}>
        {(owner, walk) => (
          <OwnerDrawer
            owner={owner}
            {...walk}
            position={judging.positionOf(owner.id)}
            onAct={act}
            onJudged={() => judging.goOn(owner.id)}
          />
        )}
      </OpenRow>
      {asked && (
        <Suspense>
          <OwnerDialog
            act={asked.act}
            owner={asked.owner}
            onDeleted={opened.walk.onClose}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The list, the owner who is open, and what is asked for beside him. */
function useOwners() {
  const [asked, setAsked] = useState<Asked>()
  const open = useOpen()
  const act = useCallback(
    (done: OwnerAct, owner: OwnerRow) => {
      if (done === 'open') open(owner.id)
      else setAsked({ act: done, owner })
    },
    [open],
  )
  const screen = useMemo(() => ownerList(act), [act])
  const table = useListTable(screen)
  const opened = useOpenRow(table.source.rows, 'showOwner', (id) => ({ query: { ProductOwnerId: id } }))
  return { ...table, opened, act, asked, setAsked }
}

const sayWaiting = (count: Count | undefined) => {
  if (count === undefined) return <>&nbsp;</>
  return count.total === 0
    ? 'صاحب کالایی در انتظار تأیید نیست'
    : `${sayTotal(count.total, count.isAtLeast)} صاحب کالا در انتظار تأیید`
}

const OwnerCard = ({ owner }: { owner: OwnerRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b className="ellipsis">{nameOf(owner)}</b>
      <OwnerBadge owner={owner} />
    </div>
    <div className="row between wrap num">
      <span>{toPersianDigits(owner.meliCode)}</span>
      <span>{toPersianDigits(owner.mobile)}</span>
    </div>
    <p className="muted">{placeOf(owner) ?? 'شهر ثبت نشده'}</p>
  </Card>
)
