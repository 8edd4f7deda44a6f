import { UserRoundCheck } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { addDriverLink } from './add-driver-link.tsx'
import { inactiveList, StandingBadge } from './inactive-list.tsx'
import type { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import type { DrawerWalk } from '../../ui/Drawer.tsx'
import { Note } from '../../ui/Note.tsx'
import { DriverDrawer } from './DriverDrawer.tsx'
import { type InquiryAnswer, inquiryAnswerLabels } from '@bargah/contract/features/drivers/drivers.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { driversHint } from './driver-words.ts'

/** The drivers who await activation or were closed (rules 3.5): what is missing of each, and the act that opens the panel to him. */
export default function InactiveDriversPage() {
  const table = useListTable(inactiveList)
  const opened = useOpenRow(table.source.rows, 'showInactiveDriver', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      actions={addDriverLink}
      searchHint={driversHint}
      icon={<UserRoundCheck />}
      empty={{
        title: 'رانندهٔ غیرفعالی نیست',
        text: 'هر رانندهٔ تازه‌ای که استعلام او را تأیید نکند، این‌جا منتظر می‌ماند.',
      }}
      opened={opened}
      drawer={(driver, walk) => <InactiveDriverDrawer key={driver.id} driver={driver} {...walk} />}
    />
  )
}

type InactiveDriverDrawerProps = DrawerWalk & { driver: InactiveDriverRow }

/** A driver who is not active: his drawer, with how he stands and what the inquiry said; activated, the next one comes. */
const InactiveDriverDrawer = ({ driver, ...walk }: InactiveDriverDrawerProps) => (
  <DriverDrawer
    {...walk}
    driver={driver}
    badge={<StandingBadge standing={driver.standing} />}
    more={
      <>
        {driver.truckDrivenBy !== null && (
          <Note tone="warning" title={`این ناوگان رانندهٔ فعال دارد: ${driver.truckDrivenBy}`}>
            با فعال شدن او هر دو با این ناوگان نوبت می‌گیرند و به رانندهٔ کنونی خبر داده می‌شود. پیش از آن از
            مالک ناوگان بپرسید.
          </Note>
        )}
        <Inquiries driver={driver} />
      </>
    }
    onActivated={walk.onNext ?? walk.onClose}
  />
)

function Inquiries({ driver: { personInquiry, truckInquiry } }: { driver: InactiveDriverRow }) {
  if (!personInquiry && !truckInquiry) return null
  return (
    <section>
      <h3>استعلام هنگام ثبت</h3>
      <DescriptionList
        items={[
          personInquiry && { term: 'راننده', value: <InquiryBadge answer={personInquiry} /> },
          truckInquiry && { term: 'ناوگان', value: <InquiryBadge answer={truckInquiry} /> },
        ]}
      />
    </section>
  )
}

const tones: Record<InquiryAnswer, Tone> = { confirmed: 'success', not_confirmed: 'warning', away: 'plain' }

const InquiryBadge = ({ answer }: { answer: InquiryAnswer }) => (
  <Badge tone={tones[answer]}>{inquiryAnswerLabels[answer]}</Badge>
)
