import { PackageOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { LogLink, LogWatch, MissingReceipts } from '../../features/log/log.parts.tsx'
import { MessagesRow } from '../../features/messages/MessagesRow.tsx'
import { Askings } from '../../features/permits/Askings.tsx'
import { BackhaulRow, LastPermitRow } from '../../features/permits/LastPermitRow.tsx'
import { useMyPermit } from '../../features/permits/my-permit.queries.ts'
import { ResultComes } from '../../features/rounds/ResultComes.tsx'
import { ResultRow } from '../../features/rounds/ResultRow.tsx'
import { RoundCard } from '../../features/rounds/RoundCard.tsx'
import { useMyResult } from '../../features/rounds/rounds.queries.ts'
import { useAwaitsResult } from '../../features/rounds/use-lead-to-result.ts'
import { CancelTurn } from '../../features/turns/CancelTurn.tsx'
import { TurnCard } from '../../features/turns/TurnCard.tsx'
import { useMyTurn } from '../../features/turns/my-turn.queries.ts'
import { WalletCard } from '../../features/wallet/WalletCard.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { paths } from '../../kernel/paths.ts'
import { DriverHeader } from './DriverHeader.tsx'

const MyPermitCard = lazy(async () => ({
  default: (await import('../../features/permits/MyPermitCard.tsx')).MyPermitCard,
}))
const NoTurn = lazy(() => import('../../features/turns/NoTurn.tsx'))

/** A driver's home: his load when he has one, else his turn and its round, else the way to a turn. */
export default function DriverHome() {
  return (
    <>
      <DriverHeader />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <MissingReceipts />
        <Watch />
        <Askings />
        <Now />
        <WalletCard />
        <Ways />
      </main>
    </>
  )
}

/** The log of the hall whose queue he stands in, or stood in last. */
function Watch() {
  const turn = useMyTurn().data
  const result = useMyResult().data
  const hallId = turn?.loadHallId ?? result?.round.loadHallId
  return hallId === undefined ? null : <LogWatch hallId={hallId} />
}

function Now() {
  const turn = useMyTurn()
  const permit = useMyPermit()
  const awaits = useAwaitsResult()
  const words = { wait: <SkeletonCards count={2} />, failedTitle: 'وضع شما خوانده نشد' }
  const turnNow = (
    <Read of={turn} {...words} empty={awaits ? <ResultComes /> : <NoTurnNow />}>
      {(live) => (
        <>
          <RoundCard turn={live} />
          <TurnCard turn={live} />
        </>
      )}
    </Read>
  )
  return (
    <Read of={permit} {...words} empty={turnNow}>
      {(open) => (
        <>
          <Suspense fallback={<SkeletonCards count={2} />}>
            <MyPermitCard permit={open} />
          </Suspense>
          <Note>
            تا این بار باز است نوبت تازه نمی‌گیرید. پس از پایان کار می‌توانید نوبت بگیرید؛ بعضی سالن‌ها تا گذشت
            زمان سفر هم نوبت نمی‌دهند.
          </Note>
        </>
      )}
    </Read>
  )
}

const NoTurnNow = () => (
  <Suspense fallback={<SkeletonCards count={2} />}>
    <NoTurn />
  </Suspense>
)

/** Where else to go from here, and giving up the turn last. */
function Ways() {
  const turn = useMyTurn().data
  const permit = useMyPermit().data
  return (
    <Card className="row-faces" label="راه‌های دیگر">
      <ul>
        <ResultRow />
        <BackhaulRow />
        <LastPermitRow />
        {!permit && (
          <li>
            <Link to={paths.freeLoads} className="row-face">
              <RowFace icon={<PackageOpen className="i-xl" />} title="بارهای آزاد" />
            </Link>
          </li>
        )}
        <MessagesRow />
        {turn && (
          <li>
            <LogLink
              hallId={turn.loadHallId}
              turn={turn.turnNumber}
              title="نوبت من در دفتر عمومی سالن"
              detail="ببینید و خودتان بررسی کنید"
            />
          </li>
        )}
        {turn && (
          <li>
            <CancelTurn turn={turn} />
          </li>
        )}
      </ul>
    </Card>
  )
}
