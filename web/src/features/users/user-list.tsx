import { userTable, userTypeLabels } from '@bargah/contract/features/users/users.columns.ts'
import type { UserRow } from '@bargah/contract/features/users/users.schema.ts'
import { userTypeNumbers } from '@bargah/contract/features/users/users.states.ts'
import { formatCity } from '../../kernel/format.ts'
import { Going } from '../../kernel/Going.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { given } from '../../ui/not-given.tsx'

export const UserBadge = ({ isActive }: Pick<UserRow, 'isActive'>) =>
  isActive ? <Badge tone="success">فعال</Badge> : <Badge>غیرفعال</Badge>

/** Those whom a type of users is named after come first: they look after companies and halls. */
const types = [...userTypeNumbers].toSorted((one, other) => Number(other > 4) - Number(one > 4))

/** The users of a type, by name (rules 4.14). */
export const userList = listScreen('listUsersOfType', userTable, {
  list: 'users',
  noun: 'کاربر',
  columns: {
    name: { shows: 'fullName', isIdentity: true },
    username: { shows: 'userName', width: 156 },
    status: {
      shows: 'isActive',
      heading: 'وضعیت',
      width: 112,
      cell: (row) => (
        <Going call="setUserActive" about={{ Id: row.id }} word="در حال تغییر">
          <UserBadge {...row} />
        </Going>
      ),
    },
    companies: 'companyCount',
    halls: 'hallCount',
    city: {
      shows: ['provinceName', 'cityName'],
      sort: 'provinceName',
      heading: 'استان و شهر',
      width: 168,
      cutTo: 120,
      cell: (row) => given(formatCity(row)),
    },
    mobile: 'mobile',
    email: 'email',
    at: { shows: 'createdAt', width: 132, cell: (row) => <Moment at={row.createdAt} look="row" /> },
  },
  card: [
    ['name', 'status'],
    ['username', 'city'],
  ],
  hidden: ['email', 'at'],
  leaves: ['city', 'mobile', 'halls'],
  without: ['type', 'userId'],
  countsViews: true,
  views: types.map((type) => ({
    key: `t${type}`,
    label: userTypeLabels[type] ?? '',
    asks: { Type: type },
  })),
})

/** In: a view of the list. Out: the type whose users it shows. */
export const typeOfView = (view: string) => types.find((type) => `t${type}` === view) ?? types[0] ?? 5
