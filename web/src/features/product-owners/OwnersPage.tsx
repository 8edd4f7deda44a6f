import { Boxes, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpen, useOpenRow } from '../../kernel/open-row.tsx'
import type { Count } from '../../kernel/table-source.ts'
import { sayTotal } from '../../ui/data-table/table-words.ts'
import { walkWaiting } from '../../kernel/walk-waiting.ts'
import { Button } from '../../ui/Button.tsx'
import type { OwnerAct } from './owner-acts.ts'
import { ownerList } from './owner-list.tsx'
import { OwnerDrawer } from './OwnerDrawer.tsx'

const OwnerDialog = lazy(() => import('./OwnerDialog.tsx'))

type Asked = { act: OwnerAct | 'add'; owner?: OwnerRow }

/** The product owners: list, card and decision, account, and what they declared (rules 20.8). */
export default function OwnersPage() {
  const { table, opened, act, asked, setAsked } = useOwners()
  const waiting = table.source.rows.filter((row) => row.status === ownerStatus.waiting)
  const judging = walkWaiting(waiting, opened, table.counts.waiting?.total)
  return (
    <ListPage
      table={table}
      subtitle={sayWaiting(table.counts.waiting)}
      actions={
        <Button icon={<Plus />} onClick={() => setAsked({ act: 'add' })}>
          افزودن صاحب کالا
        </Button>
      }
      searchHint="نام، کد ملی یا موبایل"
      icon={<Boxes />}
      empty={{
        title: 'صاحب کالایی نیست',
        text: 'صاحبان کالایی که ثبت‌نام کنند یا بیفزایید در این فهرست می‌آیند.',
      }}
      opened={opened}
      drawer={(owner, walk) => (
        <OwnerDrawer
          owner={owner}
          {...walk}
          position={judging.positionOf(owner.id)}
          onAct={act}
          onJudged={() => judging.goOn(owner.id)}
        />
      )}
    >
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
    </ListPage>
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
  return { table, opened, act, asked, setAsked }
}

const sayWaiting = (count: Count | undefined) => {
  if (count === undefined) return null
  return count.total === 0
    ? 'صاحب کالایی در انتظار تأیید نیست'
    : `${sayTotal(count.total, count.isAtLeast)} صاحب کالا در انتظار تأیید`
}
