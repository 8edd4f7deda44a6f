import { ownerTable } from '@bargah/contract/features/product-owners/product-owners.columns.ts'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import {
  AccountCell,
  ApplicantBadge,
  type OnAct,
  rowMenu,
  standingViews,
} from '../applicants/applicants.parts.ts'
import { ownerNameOf, ownerKind } from './owner-kind.tsx'
import { given } from '../../ui/not-given.tsx'
import { formatCity } from '../../kernel/format.ts'

/** The product owners (rules 3.8), those who wait first. */
export const ownerList = (onAct: OnAct<OwnerRow>) =>
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
            <strong>{ownerNameOf(row)}</strong>
            <small className="ellipsis">{row.type ? 'حقوقی' : 'حقیقی'}</small>
          </span>
        ),
      },
      status: { shows: 'status', width: 126, cell: (row) => <ApplicantBadge kind={ownerKind} row={row} /> },
      code: 'meliCode',
      mobile: 'mobile',
      place: {
        shows: ['provinceName', 'cityName'],
        sort: 'provinceName',
        heading: 'استان و شهر',
        width: 150,
        cutTo: 110,
        cell: (row) => given(formatCity(row)),
      },
      date: { shows: 'dateCreated', width: 120 },
      account: {
        shows: 'username',
        heading: 'حساب',
        width: 128,
        cell: (row) => <AccountCell kind={ownerKind} row={row} onAct={onAct} />,
      },
    },
    hidden: ['type'],
    leaves: ['date', 'place', 'account', 'mobile'],
    card: [[ownerNameOf, 'status'], ['code', 'mobile'], [(row) => formatCity(row) ?? 'شهر ثبت نشده']],
    acts: {
      label: 'کارها',
      cell: (row) => <RowMenu of={ownerNameOf(row)} items={rowMenu({ kind: ownerKind, row }, onAct)} />,
    },
    countsViews: true,
    views: standingViews(ownerStatus),
  })
