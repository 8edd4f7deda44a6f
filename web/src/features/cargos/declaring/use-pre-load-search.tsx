import { Search } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { usePreLoads } from './earlier-loads.queries.ts'

/** What is looked for among the kept declarations: its field, none where nothing is kept, and how many there are. */
export function usePreLoadSearch() {
  const [typed, setTyped] = useState('')
  const count = usePreLoads().data?.length ?? 0
  return {
    typed,
    said: count > 0 ? `${toPersianDigits(count)} بار ذخیره‌شده، تازه‌ترین بالا` : <>&nbsp;</>,
    field: count > 0 && (
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
    ),
  }
}
