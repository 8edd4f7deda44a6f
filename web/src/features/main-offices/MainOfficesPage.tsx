import { KeyRound, Landmark, Pencil, Plus, Store } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { type OfficeAct, OfficeBadge, officeList } from './office-list.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { eventsPart } from '../audit/audit.parts.tsx'
import { sessionsPart } from '../auth/sessions.parts.tsx'
import { givenNumber, notGiven } from '../../ui/not-given.tsx'

const AddOfficeDialog = fetched(() => import('./AddOfficeDialog.tsx'))
const OfficeActDialog = fetched(() => import('./OfficeActDialog.tsx'))

/** Main offices and their companies (rules 4.10). Admin only. */
export default function MainOfficesPage() {
  const [acting, setActing] = useState<{ act: OfficeAct; office: OfficeRow } | null>(null)
  const [isAdding, setAdding] = useState(false)
  const table = useListTable(useMemo(() => officeList((act, office) => setActing({ act, office })), []))
  const opened = useOpenRow(table.source.rows, 'showMainOffice', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          دفتر مرکزی تازه
        </Button>
      }
      searchHint="نام، مدیر یا شناسهٔ ملی"
      icon={<Landmark />}
      empty={{
        title: 'هنوز دفتر مرکزی‌ای ثبت نشده است',
        text: 'با «دفتر مرکزی تازه» نخستین دفتر را ثبت کنید و نمایندگی‌هایش را به آن بپیوندید.',
      }}
      opened={opened}
      drawer={(office, walk) => (
        <OfficeDrawer key={office.id} office={office} onAct={(act) => setActing({ act, office })} {...walk} />
      )}
    >
      {isAdding && <AddOfficeDialog onMade={opened.open} onClose={() => setAdding(false)} />}
      {acting && <OfficeActDialog {...acting} onClose={() => setActing(null)} />}
    </ListPage>
  )
}

const OfficeCompanies = fetched(
  async () => ({
    default: (await import('./OfficeCompanies.tsx')).OfficeCompanies,
  }),
  <SkeletonLines lines={4} />,
)

type OfficeDrawerProps = DrawerWalk & { office: OfficeRow; onAct: (act: OfficeAct) => void }

/** One main office: how it is reached, its companies, where its account is signed in, and what was done. */
const OfficeDrawer = ({ office, onAct, ...walk }: OfficeDrawerProps) => (
  <Drawer
    {...walk}
    title={office.agentMainName}
    badge={<OfficeBadge {...office} />}
    subtitle={
      <>
        ثبت در <Moment at={office.createdAt} look="date" />
      </>
    }
    headActs={<IconButton aria-label="ویرایش دفتر" icon={<Pencil />} onClick={() => onAct('edit')} />}
    parts={{ label: 'بخش‌های دفتر', rows: partsOf(office) }}
    actions={
      office.userName !== null && (
        <Button icon={<KeyRound />} onClick={() => onAct('password')}>
          گذرواژهٔ تازه
        </Button>
      )
    }
  >
    <section>
      <Facts office={office} />
    </section>
  </Drawer>
)

const latin = (text: string | null) => (text ? <bdi dir="ltr">{text}</bdi> : notGiven)

const Facts = ({ office }: { office: OfficeRow }) => (
  <DescriptionList
    items={[
      { term: 'مدیر', value: office.agentMainManagerName ?? notGiven },
      { term: 'شناسهٔ ملی', value: givenNumber(office.agentMainNationID) },
      {
        term: 'نام کاربری',
        value: office.userName ? (
          <AccountName of={office.userName} />
        ) : (
          <span className="subtle">حساب ندارد</span>
        ),
      },
      { term: 'تلفن', value: givenNumber(office.agentMainTel) },
      { term: 'نمابر', value: givenNumber(office.agentMainFax) },
      { term: 'کد اقتصادی', value: givenNumber(office.agentMainEconomic) },
      { term: 'ایمیل', value: latin(office.agentMainEmailAddress) },
      { term: 'وبگاه', value: latin(office.agentMainWebAddress) },
      { term: 'نشانی', value: office.agentMainAddress ?? notGiven },
    ]}
  />
)

function partsOf(office: OfficeRow): DrawerRow[] {
  const { agencyCount, userId } = office
  return [
    {
      key: 'companies',
      icon: <Store />,
      label: 'نمایندگی‌ها',
      value: agencyCount === 0 ? 'بدون نمایندگی' : <b>{formatNumber(agencyCount)} نمایندگی</b>,
      show: () => <OfficeCompanies officeId={office.id} />,
    },
    ...sessionsPart({ userId, name: office.agentMainName }),
    ...eventsPart({ table: 'main_offices', rowId: office.id, value: 'آنچه با این دفتر کرده‌اند' }),
  ]
}
