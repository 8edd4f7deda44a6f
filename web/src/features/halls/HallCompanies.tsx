import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  AddRepresentationBody,
  type RepresentationRow as Link,
} from '@bargah/contract/features/halls/hall-belongings.schema.ts'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { againOf } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { acceptedCompanies } from '../catalog/catalog.parts.ts'
import { HallRows, KeptByAdmin } from './HallRows.tsx'
import { useRead } from '../../kernel/use-read.ts'

/** The companies that represent a hall: they alone announce loads in it. */
export default function HallCompanies({ hall }: { hall: WholeHall }) {
  const mayChange = mayCall('addRepresentation')
  const end = useUndoable('removeRepresentation', 'addRepresentation')
  const endOf = (link: Link) =>
    end.act({
      input: { body: { Item1: link.id } },
      back: {
        body: { TransportationCompanyId: link.transportationCompanyId, LoadHallId: hall.loadHallId },
      },
      said: `نمایندگی ${link.transportationCompanyName} برداشته شد`,
      many: (count) => `${formatNumber(count)} نمایندگی برداشته شد`,
    })
  const links = useRead('listRepresentations', { query: { Id: hall.loadHallId } })
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <HallRows
        title="شرکت‌هایی که در این سالن بار اعلام می‌کنند"
        noun="شرکت"
        of={links}
        hint="نام یا شناسهٔ ملی"
        empty="هنوز شرکتی نمایندهٔ این سالن نیست؛ تا آن زمان باری در آن اعلام نمی‌شود."
        face={(link) => ({
          key: link.id,
          name: link.transportationCompanyName,
          detail: detailOf(link),
          words: `${link.transportationCompanyName} ${link.transportationCompanyNationalId}`,
          removes: mayChange && {
            word: 'برداشتن',
            of: `نمایندگی ${link.transportationCompanyName}`,
            onPress: () => endOf(link),
          },
        })}
      />
      <aside className="stack gap-3 hall-aside">
        {mayChange ? <AddCompany hallId={hall.loadHallId} taken={links.data?.rows ?? []} /> : <KeptByAdmin />}
      </aside>
    </div>
  )
}

const detailOf = ({ transportationCompanyNationalId: id, transportationCompanyMobile: mobile }: Link) =>
  [id && `شناسهٔ ملی ${toPersianDigits(id)}`, mobile && toPersianDigits(mobile)].filter(Boolean).join('، ')

const start = { TransportationCompanyId: null as number | null }

function AddCompany({ hallId, taken }: { hallId: number; taken: readonly Link[] }) {
  const [typed, setTyped] = useState('')
  const found = useQuery(acceptedCompanies(typed))
  const form = useWriteForm('addRepresentation', {
    start,
    checks: { body: AddRepresentationBody },
    input: ({ TransportationCompanyId }) => ({
      body: { TransportationCompanyId: TransportationCompanyId ?? '', LoadHallId: hallId },
    }),
    onDone: sayDone((_done, { reset, focus }) => {
      reset()
      focus('TransportationCompanyId')
    }),
  })
  const ids = new Set(taken.map((link) => link.transportationCompanyId))
  return (
    <Panel title="افزودن نماینده">
      <Form form={form} className="stack" failedTitle="نماینده افزوده نشد">
        <ComboBox
          {...form.field('TransportationCompanyId')}
          label="شرکت حمل"
          loading={found.isFetching}
          onSearch={setTyped}
          onAgain={againOf(found)}
          onBlur={() => setTyped('')}
          emptyText="شرکت تأییدشده‌ای با این نام نیست."
          hint="نام یا شناسهٔ ملی شرکت را بنویسید."
          options={(found.data?.rows ?? []).map((row) => ({
            key: row.transportationCompanyId,
            label: row.transportationCompanyName,
            aside: ids.has(row.transportationCompanyId)
              ? 'نماینده است'
              : toPersianDigits(row.nationalId ?? ''),
            disabled: ids.has(row.transportationCompanyId),
          }))}
        />
        <SubmitButton form={form} icon={<Plus />} busyLabel="در حال افزودن…">
          افزودن نماینده
        </SubmitButton>
      </Form>
    </Panel>
  )
}
