import { ownerTable } from '@bargah/contract/features/product-owners/product-owners.columns.ts'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Button } from '../../ui/Button.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { isAccepted, nameOf, type OnOwnerAct, ownerMenu } from './owner-acts.ts'
import { OwnerBadge } from './OwnerBadge.tsx'

/** «اصفهان، کاشان», as far as it is known. */
export const placeOf = ({ provinceName, cityName }: Pick<OwnerRow, 'provinceName' | 'cityName'>) =>
  [provinceName, cityName].filter(Boolean).join('، ') || null

/** The product owners (rules 3.8), those who wait first. */
export const ownerList = (onAct: OnOwnerAct) =>
  listScreen('listOwners', ownerTable, {
    list: 'productOwners',
    noun: 'صاحب کالا',
    columns: {
      name: {
        shows: ['firstname', 'lastname'],
        sort: 'lastname',
        heading: 'نام',
        isIdentity: true,
        width: 190,
        cell: (row) => (
          <span className="two">
            <strong>{nameOf(row)}</strong>
            <small className="ellipsis">{row.type ? 'حقوقی' : 'حقیقی'}</small>
          </span>
        ),
      },
      status: { shows: 'status', width: 126, cell: (row) => <OwnerBadge owner={row} /> },
      code: 'meliCode',
      mobile: 'mobile',
      place: {
        shows: ['provinceName', 'cityName'],
        sort: 'provinceName',
        heading: 'استان و شهر',
        width: 150,
        cutTo: 110,
        cell: (row) => placeOf(row) ?? <span className="subtle">ثبت نشده</span>,
      },
      date: { shows: 'dateCreated', width: 120 },
      account: {
        shows: 'username',
        heading: 'حساب',
        width: 128,
        cell: (row) => <Account owner={row} onAct={onAct} />,
      },
    },
    hidden: ['type'],
    card: [[nameOf, 'status'], ['code', 'mobile'], [(row) => placeOf(row) ?? 'شهر ثبت نشده']],
    acts: { label: 'کارها', cell: (row) => <RowMenu of={nameOf(row)} items={ownerMenu(row, onAct)} /> },
    countsViews: true,
    views: [
      { key: 'all', label: 'همه', asks: {} },
      { key: 'waiting', label: 'در انتظار تأیید', asks: { Status: ownerStatus.waiting } },
      { key: 'active', label: 'فعال', asks: { Status: ownerStatus.active } },
      { key: 'rejected', label: 'ردشده', asks: { Status: ownerStatus.rejected } },
    ],
  })

type OfRow = { owner: OwnerRow; onAct: OnOwnerAct }

/** An account, or the act that leads to one. */
function Account({ owner, onAct }: OfRow) {
  if (owner.status === ownerStatus.waiting)
    return (
      <Button size="dense" onClick={() => onAct('open', owner)}>
        بررسی
      </Button>
    )
  if (owner.userId !== null) return 'دارد'
  if (!isAccepted(owner)) return <span className="subtle">پس از تأیید</span>
  return (
    <Button size="dense" onClick={() => onAct('account', owner)}>
      ساختن حساب
    </Button>
  )
}
