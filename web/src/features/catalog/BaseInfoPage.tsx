import { Boxes, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { BaseItemRow } from '@bargah/contract/features/catalog/base.schema.ts'
import type { BaseKind } from '@bargah/contract/features/catalog/base.states.ts'
import { baseKindLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { Button } from '../../ui/Button.tsx'
import { type BaseAct, baseList, kindOfView } from './base-list.tsx'

const SaveBaseItemDialog = lazy(() => import('./SaveBaseItemDialog.tsx'))

type Doing = { act: BaseAct; item: BaseItemRow | undefined }

/** What forms choose from, kept by Admin: added, renamed, offered no more; removed only where nothing uses it. */
export default function BaseInfoPage() {
  const [doing, setDoing] = useState<Doing>()
  const table = useListTable(useMemo(() => baseList((act, item) => setDoing({ act, item })), []))
  const kind = kindOfView(table.state.view)
  const label = baseKindLabels[kind]
  return (
    <ListPage
      table={table}
      subtitle={(count) => `${count}، ${label}`}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setDoing({ act: 'edit', item: undefined })}>
          {label} تازه
        </Button>
      }
      searchHint="نام یا دسته"
      icon={<Boxes />}
      empty={{ title: 'هنوز چیزی ثبت نشده است', text: `با «${label} تازه» نخستین را بیفزایید.` }}
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
  const { id, name, isActive } = item
  if (act === 'setActive')
    return (
      <ConfirmWrite
        call="setBaseItemActive"
        input={() => ({ body: { Kind: kind, Id: id, IsActive: !isActive } })}
        title={isActive ? `«${name}» غیرفعال شود؟` : `«${name}» فعال شود؟`}
        consequence={
          isActive
            ? 'در فرم‌های تازه دیگر نمی‌آید. بارها و ناوگانی که با آن ثبت شده‌اند می‌مانند.'
            : 'دوباره در فرم‌ها می‌آید.'
        }
        confirmLabel={isActive ? 'بله، غیرفعال شود' : 'بله، فعال شود'}
        busyLabel="در حال ثبت…"
        onClose={onClose}
      />
    )
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
