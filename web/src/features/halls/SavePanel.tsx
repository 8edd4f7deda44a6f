import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { SubmitButton } from '../../kernel/form/Form.tsx'
import { Button } from '../../ui/Button.tsx'
import type { HallChange } from './hall-changes.rules.ts'
import { BoldSentence } from './BoldSentence.tsx'
import type { HallForm } from './use-hall-form.ts'

type SavePanelProps = { form: HallForm; changes: readonly HallChange[]; when: string }

/** What is changed, from old to new, and from when on it counts. */
export const SavePanel = ({ form, changes, when }: SavePanelProps) => (
  <SaveSection label="ذخیرهٔ تنظیم‌ها" isChanged={changes.length > 0}>
    {changes.length > 0 ? (
      <ul className="stack gap-1">
        {changes.map(({ name, label, from, to, unit }) => (
          <li className="text-sm apart at-stretch gap-3" key={name}>
            <span className="muted">{label}</span>
            <b className="strong num">
              {from && <span className="subtle">{from} به</span>} {to} {unit}
            </b>
          </li>
        ))}
      </ul>
    ) : (
      <p className="muted">هنوز چیزی عوض نشده است.</p>
    )}
    <div className="row">
      <SubmitButton
        form={form}
        className="grow"
        icon={<Check />}
        busyLabel="در حال ذخیره…"
        disabled={changes.length === 0}
      >
        {changes.length === 0 ? 'ذخیره' : `ذخیرهٔ ${formatNumber(changes.length)} تغییر`}
      </SubmitButton>
      <Button disabled={form.busy || changes.length === 0} onClick={() => form.reset()}>
        بازگرداندن
      </Button>
    </div>
    {changes.length > 0 && (
      <p className="fine muted">
        <BoldSentence>{when}</BoldSentence>
      </p>
    )}
  </SaveSection>
)

type SaveSectionProps = { label: string; isChanged: boolean; children: ReactNode }

export const SaveSection = ({ label, isChanged, children }: SaveSectionProps) => (
  <section className="panel stack gap-25 panel-body hall-save" aria-label={label} data-changed={isChanged}>
    {children}
  </section>
)
