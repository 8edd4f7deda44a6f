import { MakeKeyBody } from '@bargah/contract/features/api-keys/api-keys.schema.ts'
import {
  mostCallsPerMinute,
  usualCallsPerMinute,
} from '@bargah/contract/features/api-keys/api-keys.states.ts'
import type { Scope } from '@bargah/contract/kernel/key-scopes.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { flagsOf, useMember } from '../../kernel/session.ts'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { lives, scopeGroups, usualLife } from './scope-groups.ts'

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
      consequence="برنامه با این کلید به جای شما کار می‌کند، تنها تا جایی که این‌جا برمی‌گزینید و تا وقتی خودتان آن دسترسی را دارید."
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
