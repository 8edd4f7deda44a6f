import { Boxes, Plus } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BaseItemRow } from '@bargah/contract/features/catalog/base.schema.ts'
import type { BaseKind } from '@bargah/contract/features/catalog/base.states.ts'
import { baseKindLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { withEzafe } from '@bargah/contract/kernel/persian.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useSteady } from '../../kernel/use-steady.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { Button } from '../../ui/Button.tsx'
import { type BaseAct, baseList, kindOfView } from './base-list.tsx'

const SaveBaseItemDialog = lazy(() => import('./SaveBaseItemDialog.tsx'))

type Doing = { act: BaseAct; item: BaseItemRow | undefined }

/** What forms choose from, kept by Admin: added, renamed, offered no more; removed only where nothing uses it. */
export default function BaseInfoPage() {
  const [doing, setDoing] = useState<Doing>()
  const { act: setActive } = useUndoable('setBaseItemActive', 'setBaseItemActive')
  // the list is made with its acts, and its kind is known by the list
  const shown = useRef<BaseKind>('goods')
  const acts = useSteady((act: BaseAct, item: BaseItemRow) => {
    if (act !== 'setActive') return setDoing({ act, item })
    const { id: Id, isActive, name } = item
    const said = `«${name}» ${isActive ? 'غیرفعال' : 'فعال'} شد`
    const setTo = (IsActive: boolean) => ({ body: { Kind: shown.current, Id, IsActive } })
    setActive({ input: setTo(!isActive), back: setTo(isActive), said })
  })
  const table = useListTable(useMemo(() => baseList(acts), [acts]))
  const kind = kindOfView(table.state.view)
  useLayoutEffect(() => {
    shown.current = kind
  }, [kind])
  const label = baseKindLabels[kind]
  return (
    <ListPage
      table={table}
      subtitle={(count) => `${count}، ${label}`}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setDoing({ act: 'edit', item: undefined })}>
          {withEzafe(label)} تازه
        </Button>
      }
      searchHint="نام یا دسته"
      icon={<Boxes />}
      empty={{ title: 'هنوز چیزی ثبت نشده است', text: `با «${withEzafe(label)} تازه» نخستین را بیفزایید.` }}
    >
      {doing && <Act kind={kind} {...doing} onClose={() => setDoing(undefined)} />}
    </ListPage>
  )
}

function Act({ kind, act, item, onClose }: Doing & { kind: BaseKind; onClose: () => void }) {
  if (act === 'edit' || !item)
    return (
      <Suspense>
        <SaveBaseItemDialog kind={kind} item={item} onClose={onClose} />
      </Suspense>
    )
  const { id, name } = item
  return (
    <ConfirmWrite
      call="removeBaseItem"
      danger
      input={() => ({ body: { Kind: kind, Id: id } })}
      title={`«${name}» حذف شود؟`}
      consequence="تنها آنچه هیچ‌جا به کار نرفته است حذف می‌شود."
      confirmLabel="بله، حذف شود"
      busyLabel="در حال حذف…"
      onClose={onClose}
    />
  )
}
