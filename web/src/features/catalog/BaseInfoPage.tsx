import { Boxes, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { BaseItemRow, BaseKind } from '@bargah/contract/features/catalog/base.schema.ts'
import { baseKindLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import {
  type BaseAct,
  BaseItemActs,
  baseList,
  kindOfView,
  OfferedBadge,
  type OnBaseAct,
} from './base-list.tsx'

const SaveBaseItemDialog = lazy(() => import('./SaveBaseItemDialog.tsx'))

type Doing = { act: BaseAct; item: BaseItemRow | undefined }

/** What forms choose from, kept by Admin: added, renamed, offered no more; removed only where nothing uses it. */
export default function BaseInfoPage() {
  const [doing, setDoing] = useState<Doing>()
  const { screen, cardOf } = useMemo(() => {
    const onAct: OnBaseAct = (act, item) => setDoing({ act, item })
    return {
      screen: baseList(onAct),
      cardOf: (row: BaseItemRow) => <BaseItemCard item={row} onAct={onAct} />,
    }
  }, [])
  const { state, source, props } = useListTable(screen)
  const kind = kindOfView(state.view)
  const label = baseKindLabels[kind]
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={source.loading || source.error ? <>&nbsp;</> : `${formatNumber(source.total)} ${label}`}
        actions={
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => setDoing({ act: 'edit', item: undefined })}
          >
            {label} تازه
          </Button>
        }
      />
      <DataTable
        {...props}
        searchHint="نام یا دسته"
        now={serverNow()}
        card={cardOf}
        errorTitle="اطلاعات پایه باز نشد"
        empty={
          <EmptyState icon={<Boxes />} title="هنوز چیزی ثبت نشده است">
            با «{label} تازه» نخستین را بیفزایید.
          </EmptyState>
        }
      />
      {doing && <Act kind={kind} {...doing} onClose={() => setDoing(undefined)} />}
    </>
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

const BaseItemCard = ({ item, onAct }: { item: BaseItemRow; onAct: OnBaseAct }) => (
  <Card className="row-card">
    <div className="row between">
      <b>{item.name}</b>
      <span className="row">
        <OfferedBadge isActive={item.isActive} />
        <BaseItemActs item={item} onAct={onAct} />
      </span>
    </div>
    {item.groupName !== null && <span className="muted">{item.groupName}</span>}
  </Card>
)
