import { useState } from 'react'
import { Search } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { type PreLoad, usePreLoads } from './earlier-loads.queries.ts'
import { EarlierDialog } from './EarlierDialog.tsx'
import { PreLoadList } from './PreLoadList.tsx'

type PreLoadsDialogProps = { onChoose: (row: PreLoad) => void; onClose: () => void }

/** The declarations that the company keeps, of which one is put into the form (rules 9.19). */
export default function PreLoadsDialog({ onChoose, onClose }: PreLoadsDialogProps) {
  const [typed, setTyped] = useState('')
  const count = usePreLoads().data?.length
  return (
    <EarlierDialog
      title="پیش‌اعلام‌ها"
      subtitle={count ? `${toPersianDigits(count)} بار ذخیره‌شده، تازه‌ترین بالا` : <>&nbsp;</>}
      tools={
        count !== undefined &&
        count > 0 && (
          <TextField
            dense
            label="جست‌وجو در پیش‌اعلام‌ها"
            labelHidden
            className="earlier-search"
            icon={<Search />}
            placeholder="نام، کالا یا شهر"
            value={typed}
            onChange={setTyped}
          />
        )
      }
      foot={<span>پیش‌اعلام پس از انتخاب هم می‌ماند تا بار بعدی با آن اعلام شود.</span>}
      onClose={onClose}
    >
      <PreLoadList typed={typed} chooseLabel="انتخاب" onChoose={onChoose} />
    </EarlierDialog>
  )
}
