import type { Board, BoardLoad } from '@bargah/contract/features/board/board.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../kernel/format.ts'
import { classes } from '../../ui/classes.ts'
import { pageAt, pipsOf } from './board.rules.ts'

/** Nine loads at a time, each with its trucks and who won it last. */
export function BoardLoads({ board, now }: { board: Board; now: Date }) {
  const { rows, page, pages } = pageAt(board.loads, now)
  if (rows.length === 0)
    return (
      <p className="muted board-empty">
        {board.isActive ? 'اکنون باری اعلام نشده است.' : 'این سالن بسته است و باری اعلام نمی‌کند.'}
      </p>
    )
  return (
    <div className="loads">
      <table>
        <thead>
          <tr>
            <th scope="col">مقصد</th>
            <th scope="col">کیلومتر</th>
            <th scope="col">کالا</th>
            <th scope="col">وزن، کیلوگرم</th>
            <th scope="col">بارگیر</th>
            <th scope="col">خالص، هزار تومان</th>
            <th scope="col">کامیون باقی‌مانده</th>
            <th scope="col">آخرین نوبت برنده</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((load) => (
            <LoadRow key={load.id} load={load} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <p className="pages num">
          صفحهٔ {toPersianDigits(page + 1)} از {toPersianDigits(pages)}، {formatNumber(board.loads.length)} بار
        </p>
      )}
    </div>
  )
}

const LoadRow = ({ load }: { load: BoardLoad }) => (
  <tr className={classes(load.remaining === 0 && 'done')}>
    <th scope="row">{splitPlace(load.cargoDestination).town}</th>
    <td className="num" data-name="کیلومتر">
      {formatNumber(Math.round(load.cargoDistance))}
    </td>
    <td>{load.kalaDesc}</td>
    <td className="num" data-name="کیلوگرم">
      {formatNumber(load.kalaWeight)}
    </td>
    <td title={load.loaderTypeNames}>{load.loaderShortNames}</td>
    <td className="tab pay" data-name="هزار تومان">
      {formatNumber(Math.floor(load.netPayToman / 1_000))}
    </td>
    <td>
      <Trucks load={load} />
    </td>
    <td className="win">
      {load.lastTurnNumber === null ? (
        <span>هنوز نداشته</span>
      ) : (
        <b className="num">{toPersianDigits(load.lastTurnNumber)}</b>
      )}
    </td>
  </tr>
)

function Trucks({ load }: { load: BoardLoad }) {
  const pips = pipsOf(load)
  return (
    <span className="trucks">
      <b className="num">{formatNumber(load.remaining)}</b>
      <span className="num">از {formatNumber(load.announced)}</span>
      {pips ? (
        <span className="flex pips" aria-hidden="true">
          {pips.map((pip, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- marks are alike and never move
            <i key={index} className={pip} />
          ))}
        </span>
      ) : (
        <span className="flex stackbar" aria-hidden="true">
          <i className="taken" style={{ flexGrow: load.allocated }} />
          <i className="left" style={{ flexGrow: load.remaining }} />
          <i className="withdrawn" style={{ flexGrow: load.withdrawn }} />
        </span>
      )}
      {load.withdrawn > 0 && <span className="num">{formatNumber(load.withdrawn)} پس‌گرفته</span>}
    </span>
  )
}
