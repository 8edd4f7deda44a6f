import { MakeKeyBody } from '@bargah/contract/features/api-keys/api-keys.schema.ts'
import {
  mostCallsPerMinute,
  usualCallsPerMinute,
} from '@bargah/contract/features/api-keys/api-keys.states.ts'
import type { Scope } from '@bargah/contract/kernel/key-scopes.ts'
import { flagGroups } from '@bargah/contract/features/company-users/flags.text.ts'
import { scopeLabel, scopeOpens } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import { offeredScopes } from '@bargah/contract/kernel/key-access.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { flagsOf, useMember } from '../../kernel/session.ts'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { OptionGroup } from '../../ui/option.ts'

type MakeKeyDialogProps = { onMade: (key: string) => void; onClose: () => void }

export default function MakeKeyDialog({ onMade, onClose }: MakeKeyDialogProps) {
  const member = useMember()
  const form = useWriteForm('makeApiKey', {
    start: {
      Name: '',
      Scopes: [] as readonly Scope[],
      Days: usualLife as number | null,
      CallsPerMinute: usualCallsPerMinute as number | null,
    },
    checks: { body: MakeKeyBody },
    input: ({ Scopes, Days, ...more }) => ({
      body: { ...more, Scopes: [...Scopes], Days: Days ?? usualLife },
    }),
    onDone: ({ data }) => onMade(data?.key ?? ''),
  })
  return (
    <FormDialog
      form={form}
      title="کلید تازه"
      consequence="برنامه با این کلید به جای شما کار می‌کند، تنها تا جایی که اینجا برمی‌گزینید و تا وقتی خودتان آن دسترسی را دارید."
      submitLabel="ساختن کلید"
      busyLabel="در حال ساختن…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Name')}
        label="نام کلید"
        hint="نام برنامه‌ای که با آن کار می‌کند؛ مانند «انبار» یا «حسابداری»."
        maxLength={60}
      />
      <MultiSelect
        {...form.field('Scopes')}
        label="اجازه‌ها"
        groups={scopeGroups({ role: member.role, flags: flagsOf(member) })}
      />
      <Select {...form.field('Days')} label="مدت اعتبار" options={lives} />
      <NumberField
        {...form.field('CallsPerMinute')}
        label="بیشترین درخواست در دقیقه"
        min={1}
        max={mostCallsPerMinute}
      />
    </FormDialog>
  )
}

/** In: who makes a key. Out: what it may be made for, a company's in the groups of the flags. */
export function scopeGroups(who: { role: Role; flags: readonly Flag[] }): OptionGroup<Scope>[] {
  const offered = offeredScopes(who)
  const ofFlags = flagGroups.map(({ label, flags }) => ({
    label,
    options: flags
      .filter(({ flag }) => offered.includes(flag))
      .map(({ flag, label: name, opens }) => ({ key: flag as Scope, label: name, detail: opens })),
  }))
  const others = offered.flatMap((scope) => {
    const detail = scopeOpens(scope)
    return detail === null ? [] : [{ key: scope, label: scopeLabel(scope), detail }]
  })
  return [...ofFlags, { label: 'اجازه‌ها', options: others }].filter(({ options }) => options.length > 0)
}

const month = 30
/** For how long keys are made, in days. */
const lives = [
  { key: month, label: 'یک ماه' },
  { key: 3 * month, label: 'سه ماه' },
  { key: 6 * month, label: 'شش ماه' },
  { key: 365, label: 'یک سال' },
] as const
const usualLife = 3 * month
