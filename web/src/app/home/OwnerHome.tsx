import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { VerifyForm } from '../../features/permits/VerifyForm.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { countedPermits, listPath } from '../things.ts'
import { DeclareAct, OwnerState } from './DeclarerState.tsx'
import { useDeclarerCounts, useTodaysCounts } from './declarer.queries.ts'
import { figure } from './figure.tsx'
import { LatestPermits, SendingCargos } from './LatestLists.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { HomeFrame } from './HomeFrame.tsx'

/** The first screen of an owner of goods: his figures, what waits, his loads and permits. */
export default function OwnerHome() {
  return (
    <HomeFrame
      subtitle={<OwnerState />}
      act={<DeclareAct />}
      figures={<OwnerFigures />}
      beside={<VerifyForm />}
    >
      <NeedsDoing />
      <LatestPermits />
      <SendingCargos />
    </HomeFrame>
  )
}

/** Loads and permits in four numbers, each the way to exactly its rows. */
function OwnerFigures() {
  const today = useTodaysCounts()
  const { sending, delivered } = useDeclarerCounts()
  const [cargos, permits] = [listPath('cargo'), listPath('permit')]
  const at = jalaliDate(serverNow()).replaceAll('/', '-')
  const totalOf = ({ total }: { total: number }) => total
  const figures = [
    figure('بار ثبت‌شدهٔ امروز', today.cargos, totalOf, { to: cargos, search: { at } }),
    figure('بار در حال ارسال', sending, totalOf, { to: cargos, search: { view: 'sending' } }),
    figure('مجوز امروز', today.permits, totalOf, { to: permits, search: { at, ...countedPermits } }),
    figure('تحویل‌شده، تا پایان کار', delivered, totalOf, {
      to: permits,
      search: { at: '', status: String(permitStatus.delivered) },
    }),
  ]
  return (
    <Panel flush className="home-figures">
      <StatGrid large stats={figures.filter((one) => one !== null)} />
    </Panel>
  )
}
