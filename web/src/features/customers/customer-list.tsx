import { customerTable } from '@bargah/contract/features/customers/customers.columns.ts'
import { kindOfCustomer } from '@bargah/contract/features/customers/customers.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Going } from '../../kernel/Going.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { notGiven } from '../../ui/not-given.tsx'

/** The first of somebody's numbers, whole, and how many more there are; all of them in the tip. */
function Telephones({ all }: { all: string }) {
  const [first, ...others] = all === '' ? [] : all.split('، ')
  if (!first) return notGiven
  return (
    <span className="num" title={others.length > 0 ? toPersianDigits(all) : undefined}>
      {toPersianDigits(first)}
      {others.length > 0 && <small className="subtle"> +{formatNumber(others.length)}</small>}
    </span>
  )
}

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
    kind: {
      shows: 'isLegal',
      width: 96,
      filter: { always: true },
      cell: (row) => (
        <Going call="deleteCustomer" about={{ Id: row.id }}>
          {kindOfCustomer(row.isLegal)}
        </Going>
      ),
    },
    addresses: { shows: 'addressCount', width: 88, cell: (row) => formatNumber(row.addressCount) },
    cargos: { shows: 'cargoCount', width: 88, cell: (row) => formatNumber(row.cargoCount) },
    cities: { shows: 'cityNames', width: 180, cutTo: 120, filter: { always: true } },
    phones: {
      shows: 'telephones',
      width: 172,
      cell: (row) => <Telephones all={row.telephones} />,
    },
  },
  leaves: ['addresses', 'phones', 'cargos'],
  card: [
    ['name', 'kind'],
    ['code', (row) => `${formatNumber(row.addressCount)} نشانی، ${formatNumber(row.cargoCount)} بار`],
    [(row) => row.cityNames || 'نشانی ثبت نشده'],
  ],
})
