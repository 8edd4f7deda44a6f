import { UserRoundCheck } from 'lucide-react'
import type { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { inactiveList } from './inactive-list.tsx'
import { addDriverLink, DriverCard } from './DriverCard.tsx'
import { InactiveDriverDrawer } from './InactiveDriverDrawer.tsx'
import { StandingBadge } from './StandingBadge.tsx'

const cardOf = (row: InactiveDriverRow) => (
  <DriverCard row={row} badge={<StandingBadge standing={row.standing} />}>
    <span className="muted">
      ثبت‌نام <Moment at={row.createdAt} look="row" />
    </span>
  </DriverCard>
)

/** The drivers who await activation or were closed (spec 3 §2.3.10): what is missing of each, and the act that opens the panel to him. */
export default function InactiveDriversPage() {
  const { source, props } = useListTable(inactiveList)
  const opened = useOpenRow(source.rows, 'showInactiveDriver', (Id) => ({ query: { Id } }))
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} راننده`}
        actions={addDriverLink}
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
