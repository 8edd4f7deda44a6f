import { Monitor, ScrollText } from 'lucide-react'
import { besideHall, hallTitle } from '../../kernel/format.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { PublicHead } from '../../kernel/PublicHead.tsx'
import { Read } from '../../kernel/Read.tsx'
import { useRead } from '../../kernel/use-read.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import '../../ui/lines.css'

/** The halls that have a public log, for whoever does not know their numbers. */
export default function LogsPage() {
  return (
    <main id="main" tabIndex={-1} className="stack sheet-page">
      <PublicHead />
      <h1 className="title-md">دفتر عمومی سالن‌ها</h1>
      <Halls />
    </main>
  )
}

function Halls() {
  const halls = useRead('listLoggedHalls')
  return (
    <>
      <p className="quiet">
        هر نوبت، انتخاب و مجوز در دفتر سالنش به ترتیب و بی‌نام نوشته می‌شود و پاک نمی‌شود. سالن را برگزینید تا
        مرورگر شما دفترش را بررسی کند.
      </p>
      <Panel>
        <Read
          of={halls}
          wait={<SkeletonLines lines={6} />}
          failedTitle="فهرست سالن‌ها نیامد"
          empty={
            <EmptyState title="هنوز سالنی دفتر ندارد">با نخستین بار یا نوبت، دفتر سالن باز می‌شود.</EmptyState>
          }
        >
          {(rows) => (
            <ul className="lines">
              {rows.map(({ loadHallId, name, cityName }) => (
                <li key={loadHallId} className="wrap">
                  <span className="grow">
                    <b>{hallTitle(name)}</b>
                    <small>{besideHall(name, cityName)}</small>
                  </span>
                  <span className="row gap-2">
                    <Link
                      className={buttonClass('default', 'dense')}
                      to={paths.log(loadHallId)}
                      aria-label={`دفتر ${hallTitle(name)}`}
                    >
                      <ScrollText /> دفتر
                    </Link>
                    <Link
                      className={buttonClass('ghost', 'dense')}
                      to={paths.board(loadHallId)}
                      aria-label={`تابلوی ${hallTitle(name)}`}
                    >
                      <Monitor /> تابلو
                    </Link>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Read>
      </Panel>
    </>
  )
}
