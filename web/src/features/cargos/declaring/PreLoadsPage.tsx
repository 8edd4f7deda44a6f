import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../../kernel/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PageHead } from '../../../ui/Shell.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { usePreLoads } from './earlier-loads.queries.ts'
import { PreLoadList } from './PreLoadList.tsx'

/** The declarations that the company keeps (ours); one is declared again from here. */
export default function PreLoadsPage() {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const count = usePreLoads().data?.length
  return (
    <>
      <PageHead
        title="پیش‌اعلام‌ها"
        subtitle={count ? `${toPersianDigits(count)} بار ذخیره‌شده، تازه‌ترین بالا` : <>&nbsp;</>}
        actions={
          <Link to={paths.addCargo} className={buttonClass('primary')}>
            <Plus />
            اعلام بار
          </Link>
        }
      />
      <Panel flush className="earlier-page">
        {count !== undefined && count > 0 && (
          <div className="earlier-filters row at-end gap-3 wrap">
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
          </div>
        )}
        <div className="earlier-body">
          <PreLoadList
            typed={typed}
            chooseLabel="اعلام بار"
            onChoose={({ loadID: preLoad }) => void navigate({ to: paths.addCargo, search: { preLoad } })}
          />
        </div>
      </Panel>
    </>
  )
}
