import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Read } from '../../kernel/Read.tsx'
import { useFault } from '../../kernel/use-fault.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useGoodsChoices } from '../catalog/catalog.parts.ts'
import { useNotAllowedGoods, usePermissions } from './agencies.queries.ts'
import '../../ui/lines.css'
import './agencies.css'

/** Goods whose permits a company that bills at once does not bill at once (rules 4.6). */
export default function NotAllowedGoods({ agentId }: { agentId: number }) {
  const isOff = usePermissions(agentId).data?.instantBill === false
  const [fault, told] = useFault()
  const take = useWrite('deleteNotAllowedGoods', told)
  return (
    <section className="stack">
      <p className="muted">مجوز این کالاها همان دم صدور چاپ‌شده به شمار نمی‌آید، هرچند صدور آنی روشن باشد.</p>
      {isOff && (
        <Note tone="info">صدور آنی این شرکت خاموش است؛ این فهرست پس از روشن شدن آن به کار می‌آید.</Note>
      )}
      <AddGoods agentId={agentId} />
      {fault && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <Read
        of={useNotAllowedGoods(agentId)}
        wait={<SkeletonLines lines={3} />}
        empty={<p className="muted">هیچ کالایی کنار گذاشته نشده است.</p>}
      >
        {(goods) => (
          <ul className="lines" aria-label="کالاهای کنار گذاشته">
            {goods.map(({ id, kalaID, kalaName }) => (
              <li key={id}>
                <b className="grow">{kalaName}</b>
                <Button
                  size="dense"
                  icon={<Trash2 />}
                  busy={take.isPending && take.variables.query.kalaId === kalaID}
                  busyLabel="در حال حذف…"
                  aria-label={`حذف ${kalaName}`}
                  onClick={() => take.mutate({ query: { agentId, kalaId: kalaID } })}
                >
                  حذف
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Read>
    </section>
  )
}

function AddGoods({ agentId }: { agentId: number }) {
  const choices = useGoodsChoices()
  const [chosen, choose] = useState<string | number | null>(null)
  const [fault, setFault] = useState<string>()
  const add = useWrite('addNotAllowedGoods', { onDone: () => choose(null), onFailed: setFault })
  const submit = () => {
    setFault(chosen === null ? 'نوع کالا را انتخاب کنید.' : undefined)
    if (chosen !== null) add.mutate({ query: { agentId, kalaId: chosen } })
  }
  return (
    <form
      className="agent-range"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) submit()
      }}
    >
      <ComboBox
        label="نوع کالا"
        options={choices}
        value={chosen}
        onChange={(key) => {
          setFault(undefined)
          choose(key)
        }}
        error={fault}
      />
      <Button type="submit" icon={<Plus />} busy={add.isPending} busyLabel="در حال افزودن…">
        افزودن
      </Button>
    </form>
  )
}
