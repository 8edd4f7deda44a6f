import type { ReactNode } from 'react'
import { UserRoundPlus } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { nameOf } from './driver-words.ts'

type DriverCardProps = {
  row: Pick<DriverRow, 'name' | 'family' | 'nationalId' | 'mobile'>
  badge: ReactNode
  children?: ReactNode
}

/** A driver of a list on a phone: his name and how he stands over his numbers. */
export const DriverCard = ({ row, badge, children }: DriverCardProps) => (
  <Card className="row-card">
    <div className="row between">
      <b>{nameOf(row)}</b>
      {badge}
    </div>
    <div className="row between wrap muted">
      <span className="num">کد ملی {toPersianDigits(row.nationalId)}</span>
      <span className="num">{toPersianDigits(row.mobile)}</span>
    </div>
    {children}
  </Card>
)

export const addDriverLink = (
  <Link to={paths.addDriver} className={buttonClass()}>
    <UserRoundPlus />
    افزودن راننده
  </Link>
)
