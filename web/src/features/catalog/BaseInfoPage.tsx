import { Boxes, Plus } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BaseItemRow } from '@bargah/contract/features/catalog/base.schema.ts'
import { type BaseKind, baseKindLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { withEzafe } from '@bargah/contract/kernel/persian.ts'
import { useHeld } from '../../kernel/use-held.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable, useSteady } from '../../kernel/list-table.tsx'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { ImportLink } from '../imports/imports.parts.tsx'
import { type BaseAct, baseList, kindOfView } from './base-list.tsx'

const SaveBaseItemDialog = fetched(() => import('./SaveBaseItemDialog.tsx'))

type Doing = { item: BaseItemRow | undefined }

/** What forms choose from, kept by Admin: added, renamed, offered no more; removed only where nothing uses it. */
export default function BaseInfoPage() {
  const [doing, setDoing] = useState<Doing>()
  const { act: setActive } = useUndoable('setBaseItemActive', 'setBaseItemActive')
  const remove = useHeld('removeBaseItem')
  // the list is made with its acts, and its kind is known by the list
  const shown = useRef<BaseKind>('goods')
  const acts = useSteady((act: BaseAct, item: BaseItemRow) => {
    const { id: Id, isActive, name } = item
    if (act === 'edit') return setDoing({ item })
    if (act === 'remove')
      return remove.act({
        input: { body: { Kind: shown.current, Id } },
        said: `«${name}» حذف می‌شود`,
        many: (count) => `${formatNumber(count)} مورد حذف می‌شود`,
      })
    const said = `«${name}» ${isActive ? 'غیرفعال' : 'فعال'} شد`
    const setTo = (IsActive: boolean) => ({ body: { Kind: shown.current, Id, IsActive } })
    const many = (count: number) => `${formatNumber(count)} مورد ${isActive ? 'غیرفعال' : 'فعال'} شد`
    setActive({ input: setTo(!isActive), back: setTo(isActive), said, many, see: () => setDoing({ item }) })
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
        <>
          {kind === 'goods' && <ImportLink kind="goods" />}
          <Button variant="primary" icon={<Plus />} onClick={() => setDoing({ item: undefined })}>
            {withEzafe(label)} تازه
          </Button>
        </>
      }
      searchHint="نام یا دسته"
      icon={<Boxes />}
      empty={{ title: 'هنوز چیزی ثبت نشده است', text: `با «${withEzafe(label)} تازه» نخستین را بیفزایید.` }}
    >
      {doing && <SaveBaseItemDialog kind={kind} item={doing.item} onClose={() => setDoing(undefined)} />}
    </ListPage>
  )
}
