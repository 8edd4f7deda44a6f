import type { Line } from './line.ts'
import { password } from './world.ts'

const loaderType = 'id loaderTypeID loaderTypeName loaderTypeDesc typeCode'
/** Who one is and may do, whom and what there is to choose from, notices, reports and the wallet. */
export const peopleLines: Line[] = [
  {
    key: 'checkIsAdminOrSupport',
    call: 'GET api/ClientApi/CheckMemberTypeIsAdmin',
    say: ({ tokens }) => ({ token: tokens.admin }),
    gives: true,
  },
  {
    key: 'checkIsAdmin',
    call: 'GET api/v1/User/GetAccessIsAdmin',
    say: ({ tokens }) => ({ token: tokens.company }),
    gives: false,
  },
  ...['Customer_List', 'Cargo_Add', 'access_Load_Add'].map(
    (permissionName): Line => ({
      key: 'checkHasAccessTo',
      call: 'GET api/ClientApi/HasAccessTo',
      say: ({ tokens }) => ({ token: tokens.company, query: { permissionName } }),
      gives: true,
    }),
  ),
  {
    key: 'signIn',
    call: 'POST /api/v1/User/login',
    say: async (world) => ({
      body: {
        Username: await world.account(),
        Password: password,
        Role: 'Company',
        DeviceId: 'unknown-device',
      },
    }),
    from: (data: { member: object }) => data.member,
    reads: 'role fullname clientId access_Load_Add access_Cargo_Add',
  },
  {
    key: 'forgetPassword',
    call: 'POST /api/v1/Driver/GetForgetPassword',
    say: ({ mobile }) => ({ query: { mobile: mobile() } }),
    reads: 'code message',
  },
  {
    key: 'changePasswordOf',
    call: 'POST api/v1/User/ChangePasswordByUserName',
    say: async (world) => ({
      token: world.tokens.admin,
      body: { Item1: await world.account(), Item2: 'kf7-wq2-hm9' },
    }),
    reads: 'code message',
  },
  {
    key: 'renewOfficePassword',
    call: 'POST api/ClientApi/ChangeMemberPasswordAdmin',
    say: async (world) => ({
      token: world.tokens.admin,
      query: { username: await world.officeAccount() },
    }),
    reads: 'username password',
  },
  {
    key: 'sendCode',
    call: 'POST /api/v1/Assistant/SendActivatinCode',
    say: ({ mobile }) => ({ body: { mobile: mobile(), code: '' } }),
    reads: 'code message',
  },
  {
    key: 'checkCode',
    call: 'POST /api/v1/Assistant/CheckActivatinCode',
    say: async ({ mobile, code }) => {
      const own = mobile()
      const sent = await code(own)
      return { body: { mobile: own, code: sent.code }, cookie: sent.cookie }
    },
    reads: 'code data',
  },
  {
    key: 'listGoods',
    call: 'GET api/v1/Kala/GetAllKala',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'id kalaDesc logesticDesc kalaID kalaName',
  },
  {
    key: 'listPackagings',
    call: 'GET api/v1/Bastebandy/GetAllBastebandy',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'id name',
  },
  {
    key: 'listLoaderTypes',
    call: 'GET api/v1/LoaderType/GetAllLoaderType',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: loaderType,
  },
  {
    key: 'listLoaderCategories',
    call: 'GET api/v1/LoaderType/GetDistinctLoaderType',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'typeCode loaderTypeName',
  },
  {
    key: 'listLoaderTypesOfCategory',
    call: 'GET /api/v1/LoaderType/GetLoaderTypeByCode',
    say: ({ tokens }) => ({ token: tokens.company, query: { Code: 50 } }),
    reads: loaderType,
  },
  {
    key: 'listNotifications',
    call: 'GET api/NotificationApi/GetNotifications',
    say: async (world) => ({ token: (await world.notice()).token }),
    reads: 'shamsiDate state notificiation',
  },
  {
    key: 'markNotificationRead',
    call: 'GET api/NotificationApi/MarkAsRead',
    say: async (world) => {
      const { token, id } = await world.notice()
      return { token, query: { notificationId: id } }
    },
    gives: true,
  },
  {
    key: 'markAllNotificationsRead',
    call: 'GET api/NotificationApi/ReadAllMessages',
    say: async (world) => ({ token: (await world.notice()).token }),
    gives: true,
  },
  {
    key: 'listProvinces',
    call: 'GET /api/v1/Province/GetAll',
    say: () => ({}),
    reads: 'provinceId provinceName',
  },
  {
    key: 'listProvincesBare',
    call: 'GET api/HelperApi/GetProvinces',
    say: () => ({}),
    reads: 'provinceId provinceName',
  },
  {
    key: 'listCitiesOfProvince',
    call: 'GET /api/v1/City/GetCityByProvinceId',
    say: () => ({ query: { provinceId: 29 } }),
    reads: 'cityId cityName',
  },
  {
    key: 'listCities',
    call: 'GET /api/v1/City/GetAllCity',
    say: () => ({}),
    reads: 'cityId cityName',
  },
  {
    key: 'listReports',
    call: 'GET api/reportApi/GetReportBymemberId',
    say: async (world) => ({ token: (await world.report()).token, query: { ReportType: 'Cargos' } }),
    reads: 'id farsiReportName columnList',
  },
  {
    key: 'saveReport',
    call: 'POST api/reportApi/SaveReport',
    say: ({ tokens }) => ({
      token: tokens.company,
      body: {
        Name: 'بارهای من',
        ReportName: 'cargos',
        ReportId: 0,
        ColumnList: [{ LatinName: 'id', FarsiName: 'شناسه' }],
      },
    }),
    reads: 'id farsiReportName',
    none: 'ReportId',
  },
  {
    key: 'deleteReport',
    call: 'POST api/reportApi/DeleteReport',
    say: async (world) => {
      const { token, id } = await world.report()
      return { token, query: { reportid: id } }
    },
    gives: true,
  },
  {
    key: 'listTransactions',
    call: 'POST api/v1/AccountActivity/TransactionsList',
    say: ({ tokens, company: { id } }) => ({ token: tokens.admin, body: { TransportationCompanyId: id } }),
    reads:
      'transactionNumber accountType deposit withdraw availableBalance transactionTime transactionDate description',
  },
  ...(['AddCharge', 'DeductCharge'] as const).map(
    (name): Line => ({
      key: name === 'AddCharge' ? 'addCharge' : 'deductCharge',
      call: `POST api/v1/AccountActivity/${name}`,
      say: ({ tokens, company: { id } }) => ({
        token: tokens.admin,
        body: { TransportationCompanyId: id, Amount: 10_000, Description: 'اصلاح حساب' },
      }),
      reads: 'message',
    }),
  ),
  {
    key: 'beginPayment',
    call: 'POST /api/v1/SalePayment/AddSalePayment',
    say: async (world) => ({ token: (await world.driver()).token, body: { Amount: '۵۰٬۰۰۰' } }),
    reads: 'data message',
  },
  ...(['VerifySalePayment', 'VerifySalePaymenttest'] as const).map(
    (name): Line => ({
      key: name === 'VerifySalePayment' ? 'verifyPayments' : 'verifyDemoPayments',
      call: `POST /api/v1/SalePayment/${name}`,
      say: async (world) => ({ token: (await world.driver()).token }),
      reads: 'message',
    }),
  ),
  {
    key: 'showMyBalance',
    call: 'GET /api/v1/AccountActivity/LastInventoryWeb',
    say: async (world) => ({ token: (await world.driver()).token }),
    reads: 'availableBalance',
  },
  {
    key: 'showContact',
    call: 'GET api/ContactApi/GetContact',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: 'contactId name suportTell tell mobile fax email site address rules',
  },
  {
    key: 'changeContact',
    call: 'POST api/ContactApi/Updatecontact',
    say: ({ tokens }) => ({
      token: tokens.admin,
      body: {
        contactId: 1,
        name: 'بارگاه',
        suportTell: '۰۲۱۴۲۸۰۵۰۰۰',
        tell: '',
        mobile: '',
        fax: '',
        email: '',
        site: '',
        address: '',
        rules: '',
      },
    }),
    gives: true,
    none: 'contactId',
  },
]
