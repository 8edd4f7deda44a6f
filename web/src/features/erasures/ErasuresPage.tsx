import { Eraser } from 'lucide-react'
import { AskErasureBody } from '@bargah/contract/features/erasures/erasures.schema.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useSearch } from '../../kernel/navigation.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { AskedOfTwo, TwoAdminsPage } from '../../kernel/TwoAdmins.tsx'
import type { CallData } from '../../kernel/api.ts'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useRead } from '../../kernel/use-read.ts'

type Erasure = CallData<'listErasures'>['rows'][number]

/** The requests to forget a driver that wait for a second administrator. */
const useErasures = () => useRead('listErasures')

/** A driver who leaves: one administrator asks that he be forgotten, a second confirms within three days. */
export default function ErasuresPage() {
  return (
    <TwoAdminsPage
      title="پاک کردن اطلاعات راننده"
      icon={<Eraser />}
      waits="سه روز"
      requests={useErasures()}
      ask={<AskForm />}
      row={(erasure) => <Request key={erasure.id} erasure={erasure} />}
    />
  )
}

/** The address may say who it is: the drawer of a driver leads here. */
function AskForm() {
  const { nationalCode }: { nationalCode?: unknown } = useSearch()
  const form = useWriteForm('askErasure', {
    start: { NationalId: nationalCode === undefined ? '' : String(nationalCode), Reason: '' },
    checks: { body: AskErasureBody },
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack gap-3 slim">
      <p className="muted">
        نام، کد ملی، موبایل، عکس، پیام‌ها و نظرهای دربارهٔ او پاک می‌شود و برنمی‌گردد. مجوزها، پرداخت‌ها و دفتر
        سالن با شمارهٔ او می‌ماند. نخست غیرفعال شود، مجوز باز نداشته باشد و پول کیف پولش برگردانده شود.
      </p>
      <NationalIdField {...form.field('NationalId')} label="کد ملی راننده" />
      <TextField {...form.field('Reason')} label="دلیل" placeholder="خودش نوشته و خواسته است" />
      <SubmitButton form={form} busyLabel="در حال ثبت…">
        ثبت درخواست
      </SubmitButton>
    </Form>
  )
}

const Request = ({ erasure }: { erasure: Erasure }) => (
  <AskedOfTwo
    request={erasure}
    name={erasure.driverName}
    known={erasure.nationalCode}
    about={`«${erasure.reason}»`}
    withdraw="withdrawErasure"
    confirm={{
      call: 'confirmErasure',
      label: 'پاک شود',
      question: `اطلاعات ${erasure.driverName} پاک شود؟`,
      consequence:
        'تنها اگر از خود او شنیده‌اید تأیید کنید. آنچه می‌گوید او که بود پاک می‌شود و هیچ‌کس نمی‌تواند آن را برگرداند.',
      yes: 'بله، پاک شود',
      busy: 'در حال پاک کردن…',
    }}
  />
)
