import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { nameOf } from './driver-words.ts'
import { inactiveList } from './inactive-list.tsx'
import { InactiveDriverDrawer } from './InactiveDriverDrawer.tsx'
import { StandingBadge } from './StandingBadge.tsx'

const cardOf = (row: InactiveDriverRow) => <InactiveDriverCard row={row} />

/** The drivers who await activation or were closed (spec 3 §2.3.10): what is missing of each, and the act that opens the panel to him. */
export default function InactiveDriversPage() {
  const { source, props } = useListTable(inactiveList)
  const opened = useOpenRow(source.rows, 'showInactiveDriver', (Id) => ({ query: { Id } }))
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} راننده`}
        actions={
          <Link to={paths.addDriver} className={buttonClass()}>
            <UserRoundPlus />
            افزودن راننده
          </Link>
        }
      />
      <DataTable
        {...props}
        {...opened.table}
        searchHint="نام، کد ملی، موبایل یا کارت"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست رانندگان باز نشد"
        empty={<NoDrivers />}
      />
      <OpenRow of={opened} noun={props.noun}>
        {(driver, walk) => <InactiveDriverDrawer key={driver.id} driver={driver} {...walk} />}
      </OpenRow>
    </>
  )
}

const NoDrivers = () => (
  <EmptyState icon={<UserRoundCheck />} title="رانندهٔ غیرفعالی نیست">
    هر رانندهٔ تازه‌ای که استعلام او را تأیید نکند، این‌جا منتظر می‌ماند.
  </EmptyState>
)

const InactiveDriverCard = ({ row }: { row: InactiveDriverRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b>{nameOf(row)}</b>
      <StandingBadge standing={row.standing} />
    </div>
    <div className="row between wrap muted">
      <span className="num">کد ملی {toPersianDigits(row.nationalId)}</span>
      <span className="num">{toPersianDigits(row.mobile)}</span>
    </div>
    <span className="muted">
      ثبت‌نام <Moment at={row.createdAt} look="row" />
    </span>
  </Card>
)
