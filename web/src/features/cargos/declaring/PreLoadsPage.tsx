import { Plus } from 'lucide-react'
import { Link, useNavigate } from '../../../kernel/navigation.tsx'
import { paths } from '../../../kernel/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PageHead } from '../../../ui/Shell.tsx'
import { PreLoadList, usePreLoadSearch } from './PreLoadList.tsx'

/** The declarations that the company keeps (ours); one is declared again from here. */
export default function PreLoadsPage() {
  const { typed, said, field } = usePreLoadSearch()
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title="پیش‌اعلام‌ها"
        subtitle={said}
        actions={
          <Link to={paths.addCargo} className={buttonClass('primary')}>
            <Plus />
            اعلام بار
          </Link>
        }
      />
      <Panel flush>
        {field && <div className="earlier-filters row at-end gap-3 wrap">{field}</div>}
        <div className="scrolls earlier-body">
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
