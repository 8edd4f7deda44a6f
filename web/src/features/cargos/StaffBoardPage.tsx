import { useState } from 'react'
import { Select } from '../../ui/Select.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { useHallChoices } from '../catalog/catalog.parts.ts'
import { LoadBrowser } from './LoadBrowser.tsx'
import { useAnnouncedLoads } from './loads.queries.ts'

/** What halls announce now, for staff, who look and do not choose. */
export default function StaffBoardPage() {
  const [hallId, setHallId] = useState<number | null>(null)
  const read = useAnnouncedLoads(hallId ?? undefined, false)
  return (
    <>
      <PageHead
        title="بارهای سالن‌ها"
        subtitle="بارهایی که اکنون در سالن‌ها اعلام شده است"
        actions={
          <Select
            label="سالن"
            value={hallId}
            onChange={setHallId}
            options={useHallChoices()}
            placeholder="همهٔ سالن‌ها"
          />
        }
      />
      <div className="staff-loads">
        <LoadBrowser
          read={read}
          searching
          renderAct={() => null}
          emptyText="سالن دیگری را انتخاب کنید یا کمی بعد دوباره سر بزنید."
        />
      </div>
    </>
  )
}
