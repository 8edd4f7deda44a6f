import { GiveReportBody, type ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { deskRoles, type Role, roleLabels } from '@bargah/contract/kernel/access.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useHallChoices } from '../catalog/catalog.parts.ts'
import { fetched } from '../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

const ofRoles = {
  label: 'یک نقش',
  options: deskRoles.map((role) => ({ key: role as Role | number, label: roleLabels[role] })),
}

/** Asks to which role or hall a report is given; to nobody takes it back. */
export default function GiveReportDialog({ report, onClose }: { report: ReportRow; onClose: () => void }) {
  const halls = useHallChoices()
  const form = useWriteForm('giveReport', {
    start: { Receiver: (report.givenRole ?? report.givenHallId) as Role | number | null },
    checks: { body: GiveReportBody },
    input: ({ Receiver }) => {
      const to = typeof Receiver === 'number' ? { LoadHallId: Receiver } : Receiver && { Role: Receiver }
      return { body: { ReportId: report.id, ...to } }
    },
    onDone: (_, { sent }) => {
      onClose()
      toast({ title: `گزارش «${report.name}» ${sent.Receiver === null ? 'پس گرفته' : 'داده'} شد` })
    },
  })
  return (
    <FormDialog
      form={form}
      title={`دادن گزارش «${report.name}»`}
      consequence="نمایی از فهرست آن‌ها می‌شود؛ هر کس در آن تنها آنچه را می‌بیند که اجازه‌اش را دارد."
      submitLabel="ثبت"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <MissingChoices />
      <Select
        {...form.field('Receiver')}
        label="چه کسانی آن را ببینند"
        optional
        placeholder="هیچ‌کس جز من"
        options={[
          ofRoles,
          { label: 'یک سالن', options: halls.map(({ key, label }) => ({ key: key as number, label })) },
        ]}
      />
    </FormDialog>
  )
}
