import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { PhoneHeader, Tap } from '../../ui/PhoneHeader.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { LoadBrowser } from './LoadBrowser.tsx'
import { useFreeLoads } from './loads.queries.ts'
import { TakeFreeLoad } from './TakeFreeLoad.tsx'

const emptyText = 'بارهای آزاد در هر ساعت روز اعلام می‌شوند؛ کمی بعد دوباره سر بزنید.'

type LoadListPageProps = {
  /** The driver's live turn, which taking a load may use up; undefined while it is not known. */
  turn: { id: number; turnNumber: number } | null | undefined
}

/** The free loads of all companies: who takes one first has it. */
export function LoadListPage({ turn }: LoadListPageProps) {
  const navigate = useNavigate()
  const [searching, setSearching] = useState(false)
  const read = useFreeLoads()
  return (
    <>
      <PhoneHeader
        title="بارهای آزاد"
        subtitle="هر که زودتر بگیرد، مال اوست"
        onBack={() => void navigate({ to: paths.home })}
        end={<Tap aria-label="جست‌وجو" icon={<Search />} onClick={() => setSearching(!searching)} />}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <LoadBrowser
          read={read}
          searching={searching}
          emptyText={emptyText}
          renderAct={(cargo) => <TakeFreeLoad cargo={cargo} turn={turn} />}
        />
      </main>
    </>
  )
}

/** The same loads for staff, who look and do not take. */
export function StaffLoadList() {
  return (
    <>
      <PageHead title="بارهای آزاد" subtitle="بارهایی که بی‌نوبت به رانندگان پیشنهاد شده است" />
      <div className="staff-loads">
        <LoadBrowser read={useFreeLoads()} searching emptyText={emptyText} renderAct={() => null} />
      </div>
    </>
  )
}
