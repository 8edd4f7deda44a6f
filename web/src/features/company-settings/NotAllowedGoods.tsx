import { Plus, Trash2 } from 'lucide-react'
import { CompanyGoodsQuery } from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { useGoodsChoices } from '../catalog/catalog.parts.ts'
import { useNotAllowedGoods, usePermissions } from './company-settings.queries.ts'
import '../../ui/lines.css'
import './company-settings.css'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

/** Goods whose permits a company with instant waybills does not issue at once (rules 4.6). */
export default function NotAllowedGoods({ agentId }: { agentId: number }) {
  const isOff = usePermissions(agentId).data?.instantBill === false
  const [fault, told] = useFault()
  const take = useUndoable('deleteNotAllowedGoods', 'addNotAllowedGoods', told)
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
                  busy={take.sent?.query.kalaId === kalaID}
                  busyLabel="در حال حذف…"
                  aria-label={`حذف ${kalaName}`}
                  onClick={() => {
                    const query = { agentId, kalaId: kalaID }
                    take.act({ input: { query }, back: { query }, said: `«${kalaName}» حذف شد` })
                  }}
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
  const form = useWriteForm('addNotAllowedGoods', {
    start: { kalaId: null as string | number | null },
    input: ({ kalaId }) => ({ query: { agentId, kalaId: kalaId ?? '' } }),
    checks: { body: CompanyGoodsQuery },
    onDone: (_done, { reset }) => reset(),
  })
  return (
    <>
      <MissingChoices />
      <Form form={form} className="row at-stretch gap-3 company-range">
        <ComboBox {...form.field('kalaId')} className="grow" label="نوع کالا" options={useGoodsChoices()} />
        <SubmitButton form={form} variant="default" icon={<Plus />} busyLabel="در حال افزودن…">
          افزودن
        </SubmitButton>
      </Form>
    </>
  )
}
