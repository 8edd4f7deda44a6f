import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { Select } from '../../ui/Select.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { LoadBrowser } from './LoadBrowser.tsx'
import { useAnnouncedLoads } from './loads.queries.ts'

/** What halls announce now, for staff, who look and do not choose. */
export function StaffBoard() {
  const [hallId, setHallId] = useState<number | null>(null)
  const halls = useQuery(apiQuery('listHalls'))
  const read = useAnnouncedLoads(hallId ?? undefined, false)
  const options = (halls.data?.rows ?? []).map((hall) => ({ key: hall.loadHallId, label: hall.name }))
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
            options={options}
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
