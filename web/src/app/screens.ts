import { type Access, deskRoles, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { importers } from '@bargah/contract/features/imports/imports.access.ts'
import { paths } from '../kernel/paths.ts'

/** A screen: where it is, who may open it (rules 20.1, 20.3) and its title. Its page is in `pages.ts`. */
export type Screen = {
  path: string
  access: Access
  title: string
  /** The screens it belongs under, of which the first that one may open is named above it. */
  under?: readonly string[]
  /** On a phone it stands without the main places under it: it is shown to others. */
  isAlone?: boolean
  /** Where those go who may not open it; without it, to «not found», as if it did not exist. */
  refusedTo?: string
}

const declarers = { roles: ['TransportationCompanyAdmin', 'ProductOwnerAdmin'] } as const
const linked = { roles: organizations }
const hallStaff = { roles: ['LoadHallAdmin'] } as const
const ofReconciliation = { access: { roles: ['Admin'] }, under: [paths.reconciliation] } as const
const drivers = { roles: ['Driver'] } as const

export const screens = {
  login: { path: paths.login, access: 'public', title: 'ورود' },
  notFound: { path: paths.notFound, access: 'public', title: 'صفحه پیدا نشد' },
  unauthorized: { path: paths.unauthorized, access: 'public', title: 'دسترسی ندارید' },
  verify: { path: '/verify/{-$code}', access: 'public', title: 'بررسی مجوز' },
  check: { path: paths.check, access: 'public', title: 'خواندن مجوز با دوربین' },
  // without a hall's number both lead to the halls that have them
  board: { path: '/board/{-$hallId}', access: 'public', title: 'تابلوی سالن' },
  log: { path: '/log/{-$hallId}', access: 'public', title: 'دفتر عمومی' },
  registerDriver: { path: paths.registerDriver, access: 'public', title: 'ثبت‌نام راننده' },
  newRegister: { path: paths.newRegister, access: 'public', title: 'ثبت‌نام در بارگاه' },
  newRegisterOwner: { path: paths.newRegisterOwner, access: 'public', title: 'تأیید هویت و ثبت‌نام' },
  registerCompany: { path: paths.registerCompany, access: 'public', title: 'ثبت‌نام شرکت حمل' },
  registerOwner: { path: paths.registerOwner, access: 'public', title: 'ثبت‌نام صاحب کالا' },
  rules: { path: paths.rules, access: 'public', title: 'قوانین بارگاه' },
  home: { path: paths.home, access: 'signedIn', title: 'خانه' },
  notifications: { path: paths.notifications, access: 'signedIn', title: 'اعلان‌ها', under: [paths.home] },
  noticeChoices: {
    path: paths.noticeChoices,
    access: 'signedIn',
    title: 'خبر دادن',
    under: [paths.home, paths.notifications],
  },
  profile: { path: paths.profile, access: 'signedIn', title: 'حساب من', under: [paths.home] },

  apiKeys: {
    path: paths.apiKeys,
    access: {
      roles: [
        'Admin',
        'ProductOwnerAdmin',
        'LoadHallAdmin',
        'AgentMain',
        'Organization',
        'DriversAssociation',
        'AssociationTransportCompanies',
      ],
      flags: ['access_Member_List', 'access_Member_Add', 'access_Member_Delete'],
    },
    title: 'کلیدهای برنامه‌ها',
    under: [paths.profile],
  },
  webhooks: {
    path: paths.webhooks,
    access: {
      roles: [
        'ProductOwnerAdmin',
        'LoadHallAdmin',
        'Organization',
        'DriversAssociation',
        'AssociationTransportCompanies',
      ],
      flags: ['access_Member_Add'],
    },
    title: 'وب‌هوک‌ها',
    under: [paths.profile, paths.apiKeys],
  },

  addCargo: {
    path: paths.addCargo,
    access: { ...declarers, flags: ['access_Load_Add'] },
    title: 'اعلام بار',
    under: [paths.cargos, paths.home],
  },
  preLoads: {
    path: paths.preLoads,
    access: { roles: [], flags: ['access_Load_Add'] },
    title: 'پیش‌اعلام‌ها',
  },
  editCargo: {
    path: '/EditCargo/$cargoId',
    access: { roles: [], flags: ['access_Load_Update'] },
    title: 'ویرایش بار',
    under: [paths.cargos, paths.home],
  },
  cargos: {
    path: paths.cargos,
    access: { ...declarers, flags: ['access_Load_Manage'] },
    title: 'بارهای اعلام‌شده',
  },
  adminCargos: { path: paths.adminCargos, access: { roles: supporters }, title: 'بارهای اعلام‌شده' },
  linkedCargos: { path: paths.linkedCargos, access: linked, title: 'بارهای اعلام‌شده' },
  hallCargos: { path: paths.hallCargos, access: hallStaff, title: 'بارهای سالن' },
  announcedLoads: {
    path: paths.announcedLoads,
    access: { ...drivers, flags: ['access_Load_Manage'] },
    title: 'انتخاب بار',
  },
  freeLoads: {
    path: paths.freeLoads,
    access: { ...drivers, flags: ['access_Load_Manage'] },
    title: 'بارهای آزاد',
  },

  turn: { path: paths.turn, access: { roles: [...supporters, 'LoadHallAdmin', 'Driver'] }, title: 'نوبت' },
  turns: {
    path: paths.turns,
    access: { roles: [...supporters, 'LoadHallAdmin', 'Driver'] },
    title: 'نوبت‌های رانندگان',
  },
  linkedTurns: { path: paths.linkedTurns, access: linked, title: 'نوبت‌های رانندگان' },

  halls: { path: paths.halls, access: { roles: supporters }, title: 'سالن‌ها' },
  hall: {
    path: '/LoadHalls/$hallId',
    // a hall's own staff read theirs
    access: { roles: [...supporters, 'LoadHallAdmin'] },
    title: 'تنظیم سالن',
    under: [paths.halls],
  },
  showTimes: { path: paths.showTimes, access: hallStaff, title: 'ساعت‌های اعلام' },

  drivers: { path: paths.drivers, access: { roles: supporters }, title: 'رانندگان' },
  inactiveDrivers: {
    path: paths.inactiveDrivers,
    access: { roles: supporters },
    title: 'رانندگان غیرفعال',
  },
  addDriver: {
    path: paths.addDriver,
    access: { roles: supporters },
    title: 'افزودن راننده',
    under: [paths.drivers],
  },

  permits: {
    path: paths.permits,
    access: { ...declarers, flags: ['access_Reserve_List'] },
    title: 'مجوزهای صادرشده',
  },
  adminPermits: { path: paths.adminPermits, access: { roles: supporters }, title: 'مجوزهای صادرشده' },
  linkedPermits: { path: paths.linkedPermits, access: linked, title: 'مجوزهای صادرشده' },
  hallPermits: { path: paths.hallPermits, access: hallStaff, title: 'مجوزهای سالن' },
  myPermits: { path: paths.myPermits, access: drivers, title: 'مجوزهای من' },
  myPermit: { path: '/MyPermits/$id', access: drivers, title: 'مجوز من', isAlone: true },
  myList: { path: paths.myList, access: drivers, title: 'فهرست من' },
  myResult: { path: paths.myResult, access: drivers, title: 'نتیجهٔ اعلام بار', isAlone: true },
  backhaul: { path: '/Backhaul/$id', access: drivers, title: 'بار برگشت', under: [paths.home] },

  customers: {
    path: paths.customers,
    access: { roles: ['TransportationCompanyAdmin'], flags: ['access_Customer_List'] },
    title: 'مشتریان و نشانی‌ها',
  },
  inquiry: {
    path: paths.inquiry,
    access: { roles: ['Customer', 'AgentMain', 'TransportationCompanyAdmin', 'CustomerAdvancedMember'] },
    title: 'استعلام',
  },
  companies: { path: paths.companies, access: { roles: ['Admin'] }, title: 'شرکت‌های حمل' },
  productOwners: { path: paths.productOwners, access: { roles: ['Admin'] }, title: 'صاحبان کالا' },
  users: { path: paths.users, access: { roles: ['Admin'] }, title: 'کاربران' },
  baseInfo: { path: paths.baseInfo, access: { roles: ['Admin'] }, title: 'کالا، بسته‌بندی و بارگیر' },
  freightRates: { path: paths.freightRates, access: { roles: ['Admin'] }, title: 'نرخ تن کیلومتر' },
  morningReports: { path: paths.morningReports, access: { roles: deskRoles }, title: 'گزارش‌های هر صبح' },
  imports: { path: paths.imports, access: importers, title: 'ورود از فایل' },
  holidays: { path: paths.holidays, access: { roles: ['Admin'] }, title: 'تعطیلات' },
  mainOffices: { path: paths.mainOffices, access: { roles: ['Admin'] }, title: 'دفترهای مرکزی' },
  contact: {
    path: paths.contact,
    access: { roles: ['Admin'] },
    title: 'تماس و قوانین',
    refusedTo: paths.unauthorized,
  },
  voice: { path: paths.voice, access: { roles: ['Admin'] }, title: 'صدای گوشی راننده' },
  addUser: {
    path: paths.addUser,
    access: { roles: [], flags: ['access_Member_Add'] },
    title: 'افزودن کاربر',
    under: [paths.manageUsers, paths.home],
  },
  manageUsers: {
    path: paths.manageUsers,
    access: { roles: [], flags: ['access_Member_List'] },
    title: 'کاربران نمایندگی',
  },

  onlineCharge: {
    path: paths.onlineCharge,
    access: { roles: ['TransportationCompanyAdmin', 'Driver'] },
    title: 'افزایش موجودی',
    under: [paths.home],
  },
  myWallet: { path: paths.myWallet, access: drivers, title: 'کیف پول' },
  accountReport: {
    path: paths.accountReport,
    access: { roles: ['TransportationCompanyAdmin', 'Driver'] },
    title: 'گردش حساب',
    // a notice that wallets changed leads here, and members of a company read it too
    refusedTo: paths.home,
  },
  reconciliation: { path: paths.reconciliation, access: { roles: ['Admin'] }, title: 'مغایرت‌گیری' },
  accounts: { path: paths.accounts, ...ofReconciliation, title: 'حساب‌ها' },
  ledger: { path: paths.ledger, ...ofReconciliation, title: 'سندهای همهٔ حساب‌ها' },
  payments: { path: paths.payments, ...ofReconciliation, title: 'پرداخت‌ها' },
  bankReturn: { path: paths.bankReturn, access: 'public', title: 'نتیجهٔ پرداخت', isAlone: true },

  audit: { path: paths.audit, access: { roles: ['Admin'] }, title: 'رویدادها' },
  messages: {
    path: paths.messages,
    access: { roles: ['TransportationCompanyAdmin', 'Driver'] },
    title: 'پیام‌ها',
    under: [paths.home],
  },
  writeMessage: { path: paths.writeMessage, access: drivers, title: 'پیام به پشتیبانی' },
  me: { path: paths.me, access: drivers, title: 'من' },
  myTruck: { path: paths.myTruck, access: drivers, title: 'کامیون من' },
  myPhones: { path: paths.myPhones, access: drivers, title: 'این گوشی' },
  myLook: { path: paths.myLook, access: drivers, title: 'صدا، خط و رنگ' },
  help: { path: paths.help, access: drivers, title: 'کمک' },
  helpTurn: { path: paths.helpTurn, access: drivers, title: 'نوبت چیست؟', isAlone: true },
  adminMessages: { path: paths.adminMessages, access: { roles: ['Admin'] }, title: 'پیام‌ها' },
  factorRemovals: {
    path: paths.factorRemovals,
    access: { roles: ['Admin'] },
    title: 'برداشتن مرحلهٔ دوم ورود',
    under: [paths.users],
  },
  erasures: {
    path: paths.erasures,
    access: { roles: ['Admin'] },
    title: 'پاک کردن اطلاعات راننده',
    under: [paths.drivers],
  },
  health: { path: paths.health, access: { roles: ['Admin'] }, title: 'سلامت سامانه' },
  oversight: { path: paths.oversight, access: { roles: ['Admin', ...organizations] }, title: 'بازرسی' },
  letters: { path: paths.letters, access: { roles: ['Admin'] }, title: 'صندوق ایمیل' },
  outbox: { path: paths.outbox, access: { roles: ['Admin'] }, title: 'صندوق پیامک' },

  devUi: { path: paths.devUi, access: 'public', title: 'اجزا' },
} as const satisfies Record<string, Screen>
