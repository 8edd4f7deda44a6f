import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { QrCode } from '../../ui/QrCode.tsx'

/** Where to check it all, what the last round brought, who came back, and up to where the log is signed. */
export function BoardFoot({ board: { loadHallId, lastRound, returned, checkpoint } }: { board: Board }) {
  const log = paths.log(loadHallId)
  return (
    <footer className="row">
      <a className="row board-check" href={log}>
        <QrCode text={`${window.location.origin}${log}`} label="کد دفتر سالن" />
        <span>
          <b className="strong">این تابلو و دفتر همهٔ اعلام بارها</b>
          <small className="block muted">کد را با گوشی بخوانید و هر اعلام بار را خودتان بررسی کنید.</small>
        </span>
      </a>
      {lastRound && (
        <p>
          <small className="block muted num">
            اعلام بار {formatComing(lastRound.opensAt, serverNow())}، بسته شد {formatTime(lastRound.closesAt)}
          </small>
          <b className="strong num">{sayRound(lastRound)}</b>
        </p>
      )}
      {returned && (
        <p>
          <small className="block muted">بازگشت به صف</small>
          <b className="strong num">
            نوبت {toPersianDigits(returned.turnNumber)}، {formatTime(returned.at)}
          </b>
        </p>
      )}
      {checkpoint && (
        <p className="head">
          <small className="block muted num">کد صحت {formatNumber(checkpoint.size)} سطر دفتر</small>
          <bdi dir="ltr" className="strong tab">
            {toPersianDigits(checkpoint.ledgerCode)}
          </bdi>
        </p>
      )}
    </footer>
  )
}

function sayRound({ grantedCount, stayingTurns }: NonNullable<Board['lastRound']>): string {
  const given = grantedCount === 0 ? 'باری تخصیص نیافت' : `${formatNumber(grantedCount)} بار تخصیص یافت`
  if (stayingTurns === 0) return given
  // the desk's «نفر در صف ماندند» counts those who chose nothing too
  return `${given}، از انتخاب‌کنندگان ${formatNumber(stayingTurns)} نفر بی‌بار ${stayingTurns === 1 ? 'ماند' : 'ماندند'}`
}
