import { hallTitle } from '../../kernel/format.ts'
import { Read } from '../../kernel/Read.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useActivityOf } from './drivers.queries.ts'

/** What a driver lately did, with the hall and by whose hand. */
export const Activity = ({ driverId }: { driverId: number }) => (
  <Read
    of={useActivityOf(driverId)}
    wait={<SkeletonLines lines={5} />}
    failedTitle="کارهای اخیر نیامد"
    empty={<p className="muted">هنوز کاری نکرده است.</p>}
  >
    {(rows) => (
      <ul className="grid driver-trucks ruled">
        {rows.map((row) => (
          <li className="row wrap gap-2-3 pad-y-3" key={row.id}>
            <span className="grow blocks">
              <b>{row.description}</b>
              <small className="muted">
                {[row.loadHallName && hallTitle(row.loadHallName), `به دست ${row.memberFullName}`]
                  .filter(Boolean)
                  .join('، ')}
              </small>
            </span>
            <small className="subtle">
              <Moment at={row.createdAt} look="row" />
            </small>
          </li>
        ))}
      </ul>
    )}
  </Read>
)
