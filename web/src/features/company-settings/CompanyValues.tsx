import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { companyPermissions } from '@bargah/contract/features/company-settings/company-settings.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import type { Reading } from '../../kernel/Read.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import {
  useFinances,
  useNotAllowedGoods,
  usePermissions,
  useRange,
  useWsCode,
} from './company-settings.queries.ts'

type OfAgent = { agentId: number }

/** Renders a value once its query has loaded. */
function valueOf<T>({ data, isError }: Reading<T>, show: (data: T) => ReactNode): ReactNode {
  if (data !== undefined) return show(data)
  return isError ? <span className="subtle">نیامد</span> : <Skeleton width={120} />
}

export function PermissionsValue({ agentId }: OfAgent) {
  const range = useRange(agentId).data
  return valueOf(usePermissions(agentId), (permissions) => {
    const on = companyPermissions.filter((one) => permissions[one]).length
    return (
      <>
        <b>
          {formatNumber(on)} از {formatNumber(companyPermissions.length)} روشن
        </b>
        {range && `، ${sayRange(range.MinLoadReserveRange, range.MaxLoadReserveRange)}`}
      </>
    )
  })
}

export const FinancesValue = ({ agentId }: OfAgent) =>
  valueOf(useFinances(agentId), (finances) => {
    const { isMonyKilometer, reserveMony, maxKilometerPrice, minKilometerPrice } = finances
    if (isMonyKilometer ? maxKilometerPrice + minKilometerPrice === 0 : reserveMony === 0)
      return (
        <span className="row inline gap-15 strong is-warning">
          <TriangleAlert className="i-sm" /> نرخ تعیین نشده، کارمزد صفر است
        </span>
      )
    return isMonyKilometer ? (
      <>
        <b>{formatRial(maxKilometerPrice)}</b> برای هر کیلومتر، دست‌کم {formatRial(minKilometerPrice)}
      </>
    ) : (
      <>
        <b>{formatRial(reserveMony)}</b> برای هر کامیون
      </>
    )
  })

export const WsCodeValue = ({ agentId }: OfAgent) =>
  valueOf(useWsCode(agentId), ({ id, agentWSActive, agentCompanyCode, agentWSPassword }) => {
    if (id === null) return 'تنظیم نشده، با کد خود سامانه استعلام می‌شود'
    const code = agentCompanyCode === null ? '' : `، کد شرکت ${maskCode(agentCompanyCode)}`
    return (
      <>
        <b>{agentWSActive ? 'روشن' : 'خاموش'}</b>
        {code}، گذرواژه {agentWSPassword}
      </>
    )
  })

const named = 2

export const GoodsValue = ({ agentId }: OfAgent) =>
  valueOf(useNotAllowedGoods(agentId), (goods) => {
    if (goods.length === 0) return 'همهٔ کالاها صدور آنی دارند'
    const names = goods.slice(0, named).map(({ kalaName }) => kalaName)
    const rest = goods.length > named ? ' و …' : ''
    return (
      <>
        <b>{formatNumber(goods.length)} کالا</b>، {names.join('، ')}
        {rest}
      </>
    )
  })

/** In: the ends of a range in km, 0 = no limit. Out: «محدودهٔ رزرو ۲۰ تا ۱۲۰ کیلومتر». */
export function sayRange(min: number, max: number): string {
  if (min === 0 && max === 0) return 'محدودهٔ رزرو بی‌حد'
  if (max === 0) return `محدودهٔ رزرو از ${formatNumber(min)} کیلومتر`
  if (min === 0) return `محدودهٔ رزرو تا ${formatNumber(max)} کیلومتر`
  return `محدودهٔ رزرو ${formatNumber(min)} تا ${formatNumber(max)} کیلومتر`
}

const shown = 2

/** In: a code. Out: its last two characters after dots; a short one is all dots. */
export const maskCode = (code: string): string =>
  code.length <= shown ? '••' : `••${toPersianDigits(code.slice(-shown))}`
