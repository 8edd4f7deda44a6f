import { useState } from 'react'
import { Download, Monitor, Moon, Sun } from 'lucide-react'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { parseInteger } from '@bargah/contract/kernel/digits.ts'
import { Link, useParams, useSearch } from '../../kernel/navigation.tsx'
import { hallTitle } from '../../kernel/format.ts'
import { isMissing, reasonOf } from '../../kernel/api-error.ts'
import { useNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { useSession } from '../../kernel/session.ts'
import { useRead } from '../../kernel/use-read.ts'
import { NoSuchHall } from '../../kernel/NoSuchHall.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { Brand } from '../../ui/Brand.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { currentTheme, setTheme } from '../../ui/theme.ts'
import { CheckCard } from './CheckCard.tsx'
import { ConcernNote } from './ConcernNote.tsx'
import { CheckpointCard } from './CheckpointCard.tsx'
import { EntryList } from './EntryList.tsx'
import { FindCard } from './FindCard.tsx'
import { RoundCard } from './RoundCard.tsx'
import { useConcern, useLog } from './use-log.ts'
import '../../ui/lines.css'
import './log.css'

const LogsPage = fetched(() => import('./LogsPage.tsx'))

/** The public log of a hall, or the halls that have one. Open to all. */
export default function LogPage() {
  const { hallId } = useParams() as { hallId?: string }
  return hallId ? <LogOf hallId={hallId} /> : <LogsPage />
}

/** Every entry in plain words, checked in this browser. */
function LogOf({ hallId }: { hallId: string }) {
  const id = Number(hallId)
  const hall = useRead('showBoard', { query: { LoadHallId: id }, staleTime: minuteMs })
  const now = useNow(minuteMs)
  const isPhone = useMedia(PHONE)
  return (
    <div className="grid log-page" data-shell={isPhone ? 'phone' : undefined}>
      <LogBar hallId={id} />
      <main id="main" tabIndex={-1} className="in-middle columns full log-wrap">
        <div className="below-4 gap-3-4 apart wrap page-head">
          <div>
            <h1 className="title-md">دفتر {hall.data ? hallTitle(hall.data.name) : 'سالن'}</h1>
            <p className="quiet">هر نوبت، انتخاب و مجوز به ترتیب و بی‌نام نوشته می‌شود و پاک نمی‌شود.</p>
          </div>
          <span className="muted num">{formatDateTime(now)}</span>
        </div>
        {isMissing(hall.error) ? (
          <NoSuchHall />
        ) : hall.isError && hall.data === undefined ? (
          <ErrorState title="دفتر نیامد" onRetry={() => void hall.refetch()} retrying={hall.isFetching}>
            {reasonOf(hall.error)}
          </ErrorState>
        ) : (
          <Log key={id} hallId={id} />
        )}
      </main>
    </div>
  )
}

/** A number of the address, null where it says none. */
const readNumber = (asked: string | number | undefined) =>
  asked === undefined ? null : parseInteger(String(asked))

function Log({ hallId }: { hallId: number }) {
  const { store, state } = useLog(hallId)
  const concern = useConcern(hallId)
  const asked = useSearch() as { turn?: string | number; round?: string | number }
  const [turn, setTurn] = useState(readNumber(asked.turn))
  const [round, setRound] = useState(readNumber(asked.round))
  const find = <FindCard hallId={hallId} store={store} state={state} turn={turn} onTurn={setTurn} />
  // whoever comes for a turn has it in sight, where all stands below each other
  const isFirst = useMedia(PHONE) && asked.turn !== undefined
  return (
    <>
      <div className="stack col">
        {concern && (
          <ConcernNote concern={concern}>
            آنچه در این صفحه بررسی می‌شود تنها تا آخرین سطری است که امضا شد.
          </ConcernNote>
        )}
        {isFirst && find}
        <CheckCard store={store} state={state} hallId={hallId} />
        {round !== null && (
          <RoundCard store={store} state={state} round={round} onAll={() => setRound(null)} />
        )}
        <EntryList key={round} store={store} state={state} turn={turn} round={round} onRound={setRound} />
      </div>
      <div className="stack col">
        {!isFirst && find}
        <CheckpointCard hallId={hallId} state={state} />
      </div>
    </>
  )
}

/** The top of the public log: whoever reads it needs no account. */
function LogBar({ hallId }: { hallId: number }) {
  const session = useSession()
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <header className="on-panel line-below log-bar row gap-5">
      <Link className="row" to={paths.home} aria-label="بارگاه">
        <Brand />
      </Link>
      <span className="sep" />
      <span className="muted grow">دفتر عمومی سالن‌ها</span>
      <nav className="row gap-1" aria-label="دفتر">
        <a className={buttonClass('ghost', 'dense')} href={paths.board(hallId)} aria-label="تابلوی سالن">
          <Monitor />
          <span>تابلوی سالن</span>
        </a>
        <a
          className={buttonClass('ghost', 'dense')}
          href={`${paths.log(hallId)}/log.tar`}
          download
          aria-label="دریافت دفتر"
        >
          <Download />
          <span>دریافت دفتر</span>
        </a>
        <IconButton
          size="dense"
          aria-label={other === 'dark' ? 'حالت تیره' : 'حالت روشن'}
          icon={other === 'dark' ? <Moon /> : <Sun />}
          onClick={() => {
            setTheme(other)
            show(other)
          }}
        />
        <Link className={buttonClass('default', 'dense')} to={session ? paths.home : paths.login}>
          {session ? 'خانه' : 'ورود'}
        </Link>
      </nav>
    </header>
  )
}
