import type { PreLoad } from './earlier-loads.queries.ts'
import { EarlierDialog } from './EarlierDialog.tsx'
import { PreLoadList, usePreLoadSearch } from './PreLoadList.tsx'

type PreLoadsDialogProps = { onChoose: (row: PreLoad) => void; onClose: () => void }

/** The declarations that the company keeps, of which one is put into the form (rules 9.19). */
export default function PreLoadsDialog({ onChoose, onClose }: PreLoadsDialogProps) {
  const search = usePreLoadSearch()
  return (
    <EarlierDialog
      title="پیش‌اعلام‌ها"
      subtitle={search.said}
      tools={search.field}
      foot={<span>پیش‌اعلام پس از انتخاب هم می‌ماند تا بار بعدی با آن اعلام شود.</span>}
      onClose={onClose}
    >
      <PreLoadList typed={search.typed} chooseLabel="انتخاب" onChoose={onChoose} />
    </EarlierDialog>
  )
}
