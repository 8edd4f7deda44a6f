import { PageHead } from '../../ui/Shell.tsx'
import { noFreeLoads } from './cargos.text.ts'
import { LoadBrowser } from './LoadBrowser.tsx'
import { useFreeLoads } from './loads.queries.ts'

/** The free loads for staff, who look and do not take. */
export default function StaffLoadsPage() {
  return (
    <>
      <PageHead title="بارهای آزاد" subtitle="بارهایی که بی‌نوبت به رانندگان پیشنهاد شده است" />
      <div className="staff-loads">
        <LoadBrowser read={useFreeLoads()} searching emptyText={noFreeLoads} renderAct={() => null} />
      </div>
    </>
  )
}
