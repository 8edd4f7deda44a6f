import { Save } from 'lucide-react'
import type { CompanySetting } from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import { SetCompanySettingBody } from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import {
  type CompanyPermission,
  companyPermissions,
  permissionWords,
} from '@bargah/contract/features/company-settings/company-settings.text.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { Note } from '../../ui/Note.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { usePermissions, useRange } from './company-settings.queries.ts'
import './company-settings.css'

type OfAgent = { agentId: number }

/** What a company may, each in what it does, and how far its free loads may be offered; each acts at once. */
export default function CompanyPermissions({ agentId }: OfAgent) {
  return (
    <>
      <section>
        <Permissions agentId={agentId} />
      </section>
      <section>
        <h3>محدودهٔ رزرو بار آزاد</h3>
        <p className="below-3 muted">
          شرکت هنگام اعلام بار آزاد محدوده‌ای میان این دو برمی‌گزیند. صفر یعنی بی‌حد.
        </p>
        <Read of={useRange(agentId)} wait={<SkeletonLines lines={2} />}>
          {(range) => (
            <div className="stack">
              <RangeForm
                agentId={agentId}
                name="MinLoadReserveRange"
                label="کمترین فاصله"
                km={range.MinLoadReserveRange}
              />
              <RangeForm
                agentId={agentId}
                name="MaxLoadReserveRange"
                label="بیشترین فاصله"
                km={range.MaxLoadReserveRange}
              />
            </div>
          )}
        </Read>
      </section>
    </>
  )
}

function Permissions({ agentId }: OfAgent) {
  const [fault, told] = useFault()
  const grant = useUndoable('grantCompanyPermission', 'denyCompanyPermission', told)
  const deny = useUndoable('denyCompanyPermission', 'grantCompanyPermission', told)
  const isBusy = grant.isBusy || deny.isBusy
  const set = (type: CompanyPermission, isOn: boolean) => {
    const input = { query: { agentId, type } }
    const said = `«${permissionWords[type].title}» ${isOn ? 'روشن' : 'خاموش'} شد`
    ;(isOn ? grant : deny).act({ input, back: input, said })
  }
  return (
    <Read of={usePermissions(agentId)} wait={<SkeletonLines lines={8} />}>
      {(permissions) => (
        <>
          {fault && (
            <Note tone="danger" alert>
              {fault}
            </Note>
          )}
          <ul className="company-permissions ruled">
            {companyPermissions.map((type) => {
              const { title, on, off } = permissionWords[type]
              return (
                <li className="pad-y-3" key={type}>
                  <Switch
                    label={title}
                    hint={permissions[type] ? on : off}
                    value={permissions[type]}
                    disabled={isBusy}
                    onChange={(isOn) => set(type, isOn)}
                  />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Read>
  )
}

type RangeFormProps = OfAgent & { name: CompanySetting; label: string; km: number }

function RangeForm({ agentId, name, label, km }: RangeFormProps) {
  const form = useWriteForm('setCompanySetting', {
    follows: true,
    start: { ValueInt: km as number | null },
    input: ({ ValueInt }) => ({ body: { AgentID: agentId, Name: name, ValueInt: ValueInt ?? '' } }),
    checks: { body: SetCompanySettingBody },
    onDone: (_done, { reset, sent }) => {
      reset(sent)
      toast({ title: `${label} ذخیره شد.` })
    },
  })
  return (
    <Form form={form} className="row at-stretch gap-3 company-range">
      <NumberField
        {...form.field('ValueInt')}
        className="grow"
        label={label}
        unit="کیلومتر"
        min={0}
        max={5_000}
      />
      <SubmitButton
        form={form}
        variant="default"
        icon={<Save />}
        busyLabel="در حال ذخیره…"
        disabled={form.values.ValueInt === km}
        aria-label={`ذخیرهٔ ${label}`}
      >
        ذخیره
      </SubmitButton>
    </Form>
  )
}
