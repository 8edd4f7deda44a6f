import { type ReportRow, SaveReportBody } from '@bargah/contract/features/reports/reports.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { favouriteBody } from './favourites.queries.ts'
import type { PageState } from './favourite-places.ts'

type Props = {
  place: PageState
  /** As the page is called. */
  name: string
  onSaved: (made: ReportRow) => void
  onClose: () => void
}

const goesOn = ({ search }: PageState) => Object.values(search).some((value) => String(value).startsWith('~'))

export default function FavouriteDialog({ place, name, onSaved, onClose }: Props) {
  const form = useWriteForm('saveReport', {
    start: { Name: name },
    checks: { body: SaveReportBody },
    input: ({ Name }) => ({ body: favouriteBody(Name, place) }),
    onDone: (made) => {
      onClose()
      onSaved(made)
    },
  })
  return (
    <FormDialog
      form={form}
      title="افزودن به برگزیده‌ها"
      consequence={
        goesOn(place)
          ? 'همین صفحه با همین فیلترها؛ تاریخ هر بار از نو تا همان روز حساب می‌شود.'
          : 'همین صفحه با همین نما و فیلترها در فهرست کنار می‌ماند.'
      }
      submitLabel="افزودن"
      busyLabel="در حال افزودن…"
      onClose={onClose}
    >
      <TextField {...form.field('Name')} label="نام" maxLength={60} />
    </FormDialog>
  )
}
