import { doorOf, type Flag, flags, type LoginDoor, type Role } from '@bargah/contract/kernel/access.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { demoDriverNames } from './names.ts'
import { demoDriverCode } from './people.ts'
import type { NewRow } from './demo-world.store.ts'
import { later, nextId, type World } from './world.ts'

const adminPassword = 'Admin@1405'
const plainPassword = 'Bargah@1405'
export const demoPasswords = { admin: adminPassword, others: plainPassword }

type Account = {
  username: string
  role: Role
  fullName: string
  who: string
  companyId?: number
  productOwnerId?: number
  mainOfficeId?: number
  hallId?: number
}

/** Everybody but the drivers, in the order in which the accounts are printed. */
const staffAccounts: readonly Account[] = [
  { username: 'admin', role: 'Admin', fullName: 'مدیر سامانه', who: 'مدیر سامانه' },
  { username: 'support', role: 'AdminSupport', fullName: 'پشتیبان سامانه', who: 'پشتیبان' },
  ...(['ترابر بندر', 'زنده‌رود بار', 'البرز ترابر'] as const).map((name, index) =>
    companyAccount(['10380284790', '10100123456', '10320045670'][index] as string, name, index + 1, name),
  ),
  companyAccount('10860078900', 'نوپا ترابر', 4, 'نوپا ترابر، بدون موجودی'),
  {
    username: 'PO0040000011',
    role: 'ProductOwnerAdmin',
    fullName: 'فرهاد میبدی',
    who: 'صاحب کالا',
    productOwnerId: 1,
  },
  {
    username: 'LoadHall1',
    role: 'LoadHallAdmin',
    fullName: 'سالن بندر شهید رجایی',
    who: 'سالن بندر شهید رجایی',
    hallId: 1,
  },
  { username: 'LoadHall2', role: 'LoadHallAdmin', fullName: 'سالن اصفهان', who: 'سالن اصفهان', hallId: 2 },
  {
    username: 'LoadHall3',
    role: 'LoadHallAdmin',
    fullName: 'سالن بندر امام خمینی',
    who: 'سالن بندر امام خمینی',
    hallId: 3,
  },
  { username: '1000000000OR', role: 'Organization', fullName: 'سازمان راهداری', who: 'سازمان' },
  {
    username: '1000000001DA',
    role: 'DriversAssociation',
    fullName: 'انجمن صنفی رانندگان',
    who: 'انجمن رانندگان',
  },
  {
    username: '1000000002ATC',
    role: 'AssociationTransportCompanies',
    fullName: 'انجمن صنفی شرکت‌های حمل',
    who: 'انجمن شرکت‌های حمل',
  },
  {
    username: 'agent1_Agent1',
    role: 'TransportationCompanyMember',
    fullName: 'سارا کاویانی',
    who: 'کاربر نمایندگی ترابر بندر، با همهٔ دسترسی‌ها',
    companyId: 1,
  },
  {
    username: 'AM10380284790',
    role: 'AgentMain',
    fullName: 'دفتر مرکزی ترابر بندر',
    who: 'دفتر مرکزی ترابر بندر',
    mainOfficeId: 1,
  },
  { username: 'customer1', role: 'Customer', fullName: 'نرگس احمدی', who: 'مشتری' },
  { username: 'advanced1', role: 'CustomerAdvancedMember', fullName: 'کامران صالحی', who: 'مشتری ویژه' },
]

function companyAccount(nationalId: string, fullName: string, companyId: number, who: string): Account {
  return {
    username: `TC${nationalId}`,
    role: 'TransportationCompanyAdmin',
    fullName,
    who: `شرکت حمل ${who}`,
    companyId,
  }
}

type DemoAccount = { username: string; password: string; door: LoginDoor; role: Role; who: string }

/** Whom anyone may sign in as: name, password, the door of the login page, and who it is in Persian. */
export const demoAccounts: readonly DemoAccount[] = [
  ...staffAccounts.map(({ username, role, who }) => ({
    username,
    password: username === 'admin' ? adminPassword : plainPassword,
    door: doorOf(role),
    role,
    who,
  })),
  ...demoDriverNames.map(([firstName, lastName], index) => ({
    username: demoDriverCode(index + 1),
    password: plainPassword,
    door: 'Driver' as const,
    role: 'Driver' as const,
    who: `${firstName} ${lastName}`,
  })),
]

const companies = [
  {
    name: 'ترابر بندر',
    nationalId: '10380284790',
    tel: '07633510001',
    mobile: '09171110001',
    cityId: 1164,
    mainOfficeId: 1,
  },
  { name: 'زنده‌رود بار', nationalId: '10100123456', tel: '03133510002', mobile: '09131110002', cityId: 139 },
  { name: 'البرز ترابر', nationalId: '10320045670', tel: '02133510003', mobile: '09121110003', cityId: 329 },
  {
    name: 'نوپا ترابر',
    nationalId: '10860078900',
    tel: '02633510004',
    mobile: '09121110004',
    cityId: 248,
    mainOfficeId: 1,
    minLoadReserveRangeKm: 20,
    maxLoadReserveRangeKm: 120,
    commissionByKm: true,
    commissionMaxKmPriceRial: 900,
    commissionMinKmPriceRial: 200_000,
    commissionMinKm: 100,
  },
] as const

/** Companies, the product owner and the main office, all accepted a good year ago. */
export function addFirms({ rows, now }: World): void {
  const createdAt = later(now, -400 * dayMs)
  rows.mainOffices.push({
    id: 1,
    name: 'دفتر مرکزی ترابر بندر',
    nationalId: '10380284790',
    managerName: 'رضا کاویانی',
    address: 'بندرعباس، بلوار امام خمینی، ساختمان ترابر',
    tel: '07633510000',
    isActive: true,
    createdAt,
  })
  rows.mainOffices.push({
    id: 2,
    name: 'دفتر مرکزی کویر',
    nationalId: '10320894878',
    managerName: 'لیلا صادقی',
    isActive: false,
    createdAt,
  })
  for (const company of companies)
    rows.companies.push({
      id: nextId(rows.companies),
      // every row has what one of them has
      commissionByKm: false,
      commissionMaxKmPriceRial: 0,
      commissionMinKmPriceRial: 0,
      commissionMinKm: 0,
      ...company,
      isAccepted: true,
      isActive: true,
      insertDraft: true,
      loadSystemReserve: true,
      loadSelectedDrivers: true,
      createdAt,
    })
  rows.productOwners.push({
    id: 1,
    firstName: 'فرهاد',
    lastName: 'میبدی',
    nationalId: '0040000011',
    mobile: '09131110011',
    cityId: 1241,
    isAccepted: true,
    createdAt,
  })
}

type CompanyUser = {
  name: string
  fullName: string
  mobile: string
  flags: readonly Flag[]
  isActive?: false
}
const flagsOf = (...kinds: readonly string[]) =>
  flags.filter((flag) => kinds.some((kind) => flag.startsWith(`access_${kind}`)))

/** The users of the first company beside the one whose account is told: from those who may do all to one who may do little. */
const companyUsers: readonly CompanyUser[] = [
  { name: 'salari', fullName: 'مهدی سالاری', mobile: '09171110101', flags },
  {
    name: 'darvishi',
    fullName: 'سمیه درویشی',
    mobile: '09171110102',
    flags: flags.filter((flag) => !flag.startsWith('access_Member_') && flag !== 'access_Load_Delete'),
  },
  {
    name: 'bagheri',
    fullName: 'نیما باقری',
    mobile: '09173526018',
    flags: flagsOf(
      'Load_Manage',
      'Load_Add',
      'Load_Update',
      'Reserve_List',
      'Draft_',
      'Bill_',
      'Member_List',
    ),
  },
  {
    name: 'rastegar',
    fullName: 'الهام رستگار',
    mobile: '09171110104',
    flags: flagsOf('Bill_', 'Draft_', 'Customer_', 'Insurance_', 'Reserve_List'),
  },
  {
    name: 'mallahi',
    fullName: 'آرش ملاحی',
    mobile: '09171110105',
    flags: flagsOf('Load_Manage', 'Reserve_List', 'Draft_List', 'Bill_List'),
  },
  {
    name: 'bandari',
    fullName: 'زهرا بندری',
    mobile: '09171110106',
    flags: flagsOf('Load_', 'Reserve_'),
    isActive: false,
  },
]

function addCompanyUsers({ rows, now }: World, passwordHash: string): void {
  for (const [index, { name, flags: accessFlags, ...user }] of companyUsers.entries())
    rows.users.push({
      id: nextId(rows.users),
      username: `${name}_Agent1`,
      role: 'TransportationCompanyMember',
      passwordHash,
      companyId: 1,
      createdAt: later(now, -(200 - 30 * index) * dayMs),
      accessFlags: [...accessFlags],
      isActive: true,
      ...user,
    })
}

/** The accounts of everybody but the drivers, and what the organisations may see. */
export function addStaff(world: World, hashes: { admin: string; demo: string }): void {
  const { rows, now } = world
  const first = nextId(rows.users)
  for (const { who: _, ...account } of staffAccounts)
    rows.users.push({
      id: nextId(rows.users),
      isActive: true,
      passwordHash: account.role === 'Admin' ? hashes.admin : hashes.demo,
      createdAt: later(now, -400 * dayMs),
      accessFlags: account.role === 'TransportationCompanyMember' ? [...flags] : [],
      ...account,
    })
  const added = rows.users.slice(first - 1)
  linkOrganizations(world, added)
  world.staff = staffOf(added)
  addCompanyUsers(world, hashes.demo)
}

function linkOrganizations({ rows }: World, users: readonly NewRow<'users'>[]): void {
  const organizations = users.filter(({ username }) => /^\d{10}(OR|DA|ATC)$/.test(username))
  for (const { id: userId = 0 } of organizations) {
    for (const { id: companyId = 0 } of rows.companies) rows.userCompanies.push({ userId, companyId })
    for (const { id: hallId = 0 } of rows.halls) rows.userHalls.push({ userId, hallId })
  }
}

function staffOf(users: readonly NewRow<'users'>[]) {
  const idOf = (role: Role) => users.find((user) => user.role === role)?.id ?? 0
  const idsBy = (role: Role, key: 'companyId' | 'hallId') =>
    new Map(users.filter((user) => user.role === role).map((user) => [user[key] ?? 0, user.id ?? 0]))
  return {
    admin: idOf('Admin'),
    support: idOf('AdminSupport'),
    productOwner: idOf('ProductOwnerAdmin'),
    ofCompany: idsBy('TransportationCompanyAdmin', 'companyId'),
    ofHall: idsBy('LoadHallAdmin', 'hallId'),
  }
}
