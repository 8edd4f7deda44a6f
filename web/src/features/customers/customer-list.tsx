import { customerTable } from '@bargah/contract/features/customers/customers.columns.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { notGiven } from '../../ui/not-given.tsx'

/** The customers of a company (rules 6.1). */
export const customerList = listScreen('listCustomers', customerTable, {
  list: 'customers',
  noun: 'مشتری',
  columns: {
    name: {
      shows: 'customerFullName',
      isIdentity: true,
      width: 220,
      cell: (row) => <strong className="ellipsis">{row.customerFullName}</strong>,
    },
    code: { shows: 'meliCode', width: 140 },
    kind: { shows: 'isLegal', width: 96, filter: { always: true } },
    addresses: { shows: 'addressCount', width: 88, cell: (row) => formatNumber(row.addressCount) },
    cargos: { shows: 'cargoCount', width: 88, cell: (row) => formatNumber(row.cargoCount) },
    cities: { shows: 'cityNames', width: 180, cutTo: 120, filter: { always: true } },
    phones: {
      shows: 'telephones',
      width: 200,
      cutTo: 120,
      cell: (row) =>
        row.telephones === '' ? (
          notGiven
        ) : (
          <span className="num ellipsis">{toPersianDigits(row.telephones)}</span>
        ),
    },
  },
  card: [
    ['name', 'kind'],
    ['code', (row) => `${formatNumber(row.addressCount)} نشانی، ${formatNumber(row.cargoCount)} بار`],
    [(row) => row.cityNames || 'نشانی ثبت نشده'],
  ],
})
