import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { serverNow } from '../../kernel/now.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { VerifyForm } from '../../features/permits/VerifyForm.tsx'
import { CompanyState, DeclareAct } from './DeclarerState.tsx'
import { HallsNow } from './HallsNow.tsx'
import { LatestPermits, SendingCargos } from './LatestLists.tsx'
import { PermitsByDay } from './PermitsByDay.tsx'
import { MyRounds } from './MyRounds.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { countedPermits, listPath } from '../things.ts'
import { useCompanyStatistics, useDeclarerCounts } from './declarer.queries.ts'
import { figure } from './figure.tsx'
import { HomeFrame } from './HomeFrame.tsx'

/** The first screen of a company: its figures, what waits for it, the rounds of its loads, its permits and its month. */
export default function CompanyHome() {
  const readsCargos = mayCall('searchCargos')
  const readsPermits = mayCall('searchPermits')
  return (
    <HomeFrame
      subtitle={<CompanyState />}
      act={<DeclareAct />}
      figures={<CompanyFigures />}
      beside={
        <>
          {mayCall('listMyRounds') ? <MyRounds /> : <HallsNow />}
          {readsPermits && <PermitsByDay />}
        </>
      }
    >
      <NeedsDoing />
      {readsPermits ? <LatestPermits /> : <VerifyForm />}
      {readsCargos && <SendingCargos />}
    </HomeFrame>
  )
}

/** Loads and permits in four numbers, each the way to exactly its rows; for whom may open these. */
function CompanyFigures() {
  const stats = useCompanyStatistics()
  const { sending, delivered } = useDeclarerCounts()
  const cargos = listPath('cargo')
  const permits = listPath('permit')
  const at = jalaliDate(serverNow()).replaceAll('/', '-')
  const say = (words: (data: NonNullable<typeof stats.data>) => string) => stats.data && words(stats.data)
  const figures = [
    cargos !== undefined && [
      figure('بار اعلام‌شدهٔ امروز', stats, ({ cargosToday }) => cargosToday, {
        unit: say(({ cargoCount }) => `از ${formatNumber(cargoCount)} بار در فهرست`),
        to: cargos,
        search: { at },
      }),
      figure('بار در حال ارسال', sending, ({ total }) => total, {
        unit: say(({ trucksLeft }) => `${formatNumber(trucksLeft)} کامیون مانده`),
        to: cargos,
        search: { view: 'sending' },
      }),
    ],
    permits !== undefined && [
      figure('مجوز امروز', stats, ({ permitsToday }) => permitsToday, {
        unit: say(({ openPermits }) => `${formatNumber(openPermits)} مجوز هنوز باز`),
        to: permits,
        search: { at, ...countedPermits },
      }),
      figure('تحویل‌شده، تا پایان کار', delivered, ({ total }) => total, {
        unit: say(({ deliveredToday }) => `${formatNumber(deliveredToday)} تحویل امروز`),
        to: permits,
        search: { at: '', status: String(permitStatus.delivered) },
      }),
    ],
  ].flatMap((some) => some || [])
  const shown = figures.filter((one) => one !== null)
  if (shown.length === 0) return null
  return (
    <Panel flush className="home-figures">
      <StatGrid large stats={shown} />
    </Panel>
  )
}
