import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/navigation.tsx'
import { paths } from '../../../kernel/paths.ts'
import { PhoneHeader, Tap } from '../../../ui/PhoneHeader.tsx'
import type { Load } from './load-order.rules.ts'
import { useMyTurn } from '../../turns/turns.parts.tsx'
import { noFreeLoads } from '../cargos.text.ts'
import { LoadBrowser } from './LoadBrowser.tsx'
import { useFreeLoads } from './loads.queries.ts'
import { SelectedLoads, SelectLoad } from './SelectedLoads.tsx'
import { TakeFreeLoad } from './TakeFreeLoad.tsx'

/** The free loads of all companies: who takes one first has it. It may use up a turn that is held. */
export default function LoadListPage() {
  const navigate = useNavigate()
  const [searching, setSearching] = useState(false)
  const read = useFreeLoads()
  const turn = useMyTurn().data
  const renderAct = (cargo: Load) => <TakeFreeLoad cargo={cargo} turn={turn} />
  return (
    <>
      <PhoneHeader
        title="بارهای آزاد"
        subtitle="هر که زودتر بگیرد، مال اوست"
        onBack={() => void navigate({ to: paths.home })}
        end={<Tap aria-label="جست‌وجو و ترتیب" icon={<Search />} onClick={() => setSearching(!searching)} />}
      />
      <main className="phone-stack picker" id="main" tabIndex={-1}>
        <LoadBrowser
          read={read}
          searching={searching}
          emptyText={noFreeLoads}
          renderAct={renderAct}
          renderMark={(cargo) => <SelectLoad cargo={cargo} />}
        />
      </main>
      <SelectedLoads loads={read.data?.rows ?? []} renderAct={renderAct} />
    </>
  )
}
