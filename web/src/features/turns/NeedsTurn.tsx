import { Logs, PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import type { useMyTurn } from './my-turn.queries.ts'

type NeedsTurnProps = {
  /** Of the screen that needs one. */
  title: string
  read: ReturnType<typeof useMyTurn>
  /** What stands there while it would be wrong to ask for a turn. */
  instead: ReactNode
}

/** In the place of the hall's loads while the turn is not known, or there is none. */
export function NeedsTurn({ title, read, instead }: NeedsTurnProps) {
  const navigate = useNavigate()
  return (
    <>
      <PhoneHeader title={title} onBack={() => void navigate({ to: paths.home })} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <Read of={read} failedTitle="نوبت شما خوانده نشد" empty={instead ?? <NoTurn />}>
          {() => null}
        </Read>
      </main>
    </>
  )
}

const NoTurn = () => (
  <EmptyState
    icon={<Logs />}
    title="برای انتخاب بار سالن، نوبت لازم است"
    actions={
      <>
        <Link to={paths.turn} className={buttonClass('primary', 'hero')}>
          گرفتن نوبت
        </Link>
        <Link to={paths.freeLoads} className={buttonClass('default', 'hero')}>
          <PackageOpen className="i-lg" />
          دیدن بارهای آزاد
        </Link>
      </>
    }
  >
    در سالنی نوبت بگیرید؛ سپس بارهای آن سالن همین‌جا برای انتخاب می‌آید.
  </EmptyState>
)
