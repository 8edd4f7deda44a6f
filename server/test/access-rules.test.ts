import { type Contract, contract } from '@bargah/contract/contract.ts'
import { type Access, type Flag, flags, mayCall, type Role, roles } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { describe, expect, it } from 'vitest'

/**
 * Who may do what, written by hand beside the snapshot of all calls, which `-u` would turn green: what changes here was
 * decided by somebody.
 */
const byHand = 'if this was decided, write the call into the list of this test'
type Key = keyof Contract
const endpoints = Object.entries(contract) as [Key, EndpointShape][]
const keysOf = (applies: (endpoint: EndpointShape) => boolean) =>
  endpoints.filter(([, endpoint]) => applies(endpoint)).map(([key]) => key)
const isWrite = ({ effect }: EndpointShape) => effect === 'write'
const isRestricted = ({ access }: EndpointShape) => typeof access === 'object'
/** The own second factor, the own mail address and what is sent to oneself each morning, which everybody at a desk has alike, and no driver. */
const ownAtDesk: readonly Key[] = [
  'endMorning',
  'sendMailCode',
  'proveMail',
  'removeMail',
  'sendMorningNow',
  'setMorning',
  'addPasskey',
  'confirmAuthenticator',
  'removeAuthenticator',
  'removePasskey',
  'renewRecoveryCodes',
  'startAuthenticator',
  'startPasskey',
]
/** What a role may change, its own second factor and morning reports aside. */
const writesOf = (role: Role, held: readonly Flag[] = []) =>
  keysOf((one) => isWrite(one) && isRestricted(one) && mayCall(one.access, { role, flags: held }))
    .filter((key) => !ownAtDesk.includes(key))
    .sort()

it('everybody may sign in, register, read what is public, and come back from a bank, and nothing else', () => {
  const everybody: Key[] = [
    'signIn',
    'sendSignInCode',
    'signInByCode',
    'forgetPassword',
    'sendCode',
    'checkCode',
    'lookUpDriver',
    'registerCompany',
    'registerDriver',
    'registerOwner',
    'returnFromBank',
    'returnFromBankByForm',
    'showBoard',
    // which halls have a public log: id, name and city
    'listLoggedHalls',
    'listRoundsOfHall',
    'showRoundLog',
    'verifyPermit',
    'showPermitKeys',
    'showContact',
    'listProvinces',
    'listProvincesBare',
    'listCities',
    'listCitiesOfProvince',
    'showRoadMap',
    // which pieces of the phones' voice somebody has recorded
    'listRecordings',
    // by a link that is signed
    'openUploadedFile',
    'openCompanyPaper',
    'openProductOwnerPaper',
  ]
  expect(keysOf(({ access }) => access === 'public').sort(), byHand).toEqual(everybody.sort())
})

it('whoever is signed in changes what is his own alone', () => {
  const own: Key[] = [
    'signOut',
    'changeMyPassword',
    'endMySession',
    'reauthenticate',
    'markNotificationRead',
    'holdAct',
    'holdLonger',
    'takeBackHeldAct',
    'markAllNotificationsRead',
    'turnPushOn',
    'turnPushOff',
    'setNoticeChoice',
    'saveReport',
    'deleteReport',
    'hideReport',
  ]
  expect(keysOf((one) => isWrite(one) && one.access === 'signedIn').sort(), byHand).toEqual(own.sort())
})

it.each(ownAtDesk)('%s is of everybody at a desk and of no driver', (key) => {
  const may = roles.filter((role) => mayCall(contract[key].access, { role, flags: [] }))
  expect(may).toEqual(roles.filter((role) => role !== 'Driver'))
})

it.each<[string, Key[]]>([
  ['money', ['addCharge', 'deductCharge', 'setCompanyFinances', 'addFreightRate', 'withdrawFreightRate']],
  [
    'others’ accounts and passwords',
    [
      'signUp',
      'changeUser',
      'setUserActive',
      'changePasswordOf',
      'renewOfficePassword',
      'endSessionsOf',
      'createCompanyUser',
      'createHallUser',
      'createOwnerUser',
      'addMainOffice',
    ],
  ],
  [
    'who is let in',
    [
      'acceptCompany',
      'rejectCompany',
      'acceptOwner',
      'rejectOwner',
      'deleteOwner',
      'editCompany',
      'editOwner',
    ],
  ],
  ['what organisations see', ['addUserCompany', 'removeUserCompany', 'addUserHall', 'removeUserHall']],
  [
    'rights of companies',
    ['grantCompanyPermission', 'denyCompanyPermission', 'setCompanySetting', 'saveCompanyWsCode'],
  ],
  ['turns that are given back', ['giveTurnBack']],
  [
    'lost second factors',
    ['askFactorRemoval', 'confirmFactorRemoval', 'withdrawFactorRemoval', 'listFactorRemovals'],
  ],
  ['drivers who are forgotten', ['askErasure', 'confirmErasure', 'withdrawErasure', 'listErasures']],
  ['the words of the platform', ['changeContact', 'answerQuestion', 'recordPiece', 'removeRecording']],
])('%s: Admin alone', (_what, keys) => {
  for (const key of keys) {
    const access: Access = contract[key].access
    for (const role of roles)
      expect(mayCall(access, { role, flags }), `${key} ${role}`).toBe(role === 'Admin')
  }
})

const prints: Key[] = ['printPermit', 'printPermitLegacy', 'printPermits']
/** The keys of one's own account. */
const ownKeys: Key[] = ['makeApiKey', 'endApiKey']
const ownWebhooks: Key[] = [
  'changeWebhook',
  'makeWebhook',
  'removeWebhook',
  'renewWebhookSecret',
  'resendDelivery',
  'setWebhookOn',
  'tryWebhook',
]
const imports: Key[] = ['sendImport', 'startImport', 'undoImport']
const inquiries: Key[] = [
  'inquireDriverCard',
  'inquireNationalIdLegacy',
  'inquirePostalCodeLegacy',
  'inquireTruckCard',
]
describe('what is closed to all but a few writes is so by its role', () => {
  it.each<[Role, Key[]]>([
    ['TransportationCompanyMember', []],
    ['AgentMain', [...inquiries, ...ownKeys]],
    ['Customer', inquiries],
    ['CustomerAdvancedMember', inquiries],
    ['Organization', [...prints, ...ownKeys, ...ownWebhooks, 'noteFinding']],
    ['DriversAssociation', [...prints, ...ownKeys, ...ownWebhooks, 'noteFinding']],
    ['AssociationTransportCompanies', [...prints, ...ownKeys, ...ownWebhooks, 'noteFinding']],
    [
      'ProductOwnerAdmin',
      [
        ...prints,
        ...ownKeys,
        ...ownWebhooks,
        ...imports,
        'addDocument',
        'declareCargo',
        'declareCargos',
        'finishCargo',
        'finishCargos',
        'rateDriver',
        'withdrawDocument',
      ],
    ],
    [
      'LoadHallAdmin',
      [
        ...prints,
        ...ownKeys,
        ...ownWebhooks,
        'addPriorities',
        'addPriority',
        'removePriority',
        'reorderPriorities',
        'takeTurn',
        'cancelTurn',
        'addShowTime',
        'updateShowTime',
        'setShowTimes',
        'changePermitStatus',
      ],
    ],
    [
      'Driver',
      [
        ...prints,
        'addPriority',
        'removePriority',
        'reorderPriorities',
        'takeTurn',
        'cancelTurn',
        'reserveFreeCargo',
        'chooseDepth',
        'changePermitStatus',
        'voidPermit',
        'beginPayment',
        'verifyPayments',
        'verifyDemoPayments',
        'askQuestion',
        'askOn',
        'attachFile',
        'markSeen',
        'setCurrentTruck',
        'setDriverPicture',
        'addWish',
        'removeWish',
      ],
    ],
  ])('%s', (role, keys) => {
    expect(writesOf(role), byHand).toEqual([...keys].sort())
  })

  it('support does nothing that Admin may not, and touches no money', () => {
    const support = writesOf('AdminSupport')
    expect(support.filter((key) => !mayCall(contract[key].access, { role: 'Admin', flags: [] }))).toEqual([])
    expect(support.filter((key) => /Charge|^accept|^reject|^signUp|PasswordOf/.test(key))).toEqual([])
  })
})

/** The writes that each flag opens to a company's member; a flag that is not named opens none. */
const openedBy: Partial<Record<Flag, Key[]>> = {
  access_Bill_Sent: ['addDocument', 'withdrawDocument'],
  access_Customer_Add: [
    ...imports,
    'addCustomer',
    'addCustomerAddress',
    'inquireNationalIdLegacy',
    'inquirePostalCodeLegacy',
    'updateCustomer',
    'updateCustomerAddress',
  ],
  access_Customer_Delete: ['deleteCustomer', 'deleteCustomerAddress'],
  access_Draft_Add: ['addDocument'],
  access_Draft_Delete: ['withdrawDocument'],
  access_Driver_Selected: ['setSelectedDrivers'],
  access_Load_Add: [
    ...imports,
    'addPreLoad',
    'addPreLoadsOfCargos',
    'declareCargo',
    'declareCargos',
    'reviewCargo',
  ],
  access_Load_Delete: ['deletePreLoad', 'finishCargo', 'finishCargos', 'returnCargo'],
  access_Load_Update: ['updateCargo'],
  access_Member_Add: ['addCompanyUser', 'makeApiKey', 'endApiKey', ...ownWebhooks],
  access_Member_Delete: ['closeCompanyUser', 'endApiKey'],
  access_Member_Update: ['setCompanyUserActive', 'updateCompanyUser'],
  // a paper that he asks for is looked at
  access_Reserve_List: prints,
  access_Reserve_Add: ['reserveFreeCargo'],
  access_Reserve_Delete: ['voidPermit'],
}

describe('a member’s flag', () => {
  it.each(flags)('%s opens what it names', (flag) => {
    const opened = writesOf('TransportationCompanyMember', [flag])
    expect(opened, byHand).toEqual([...(openedBy[flag] ?? [])].sort())
  })

  it('opens no wallet, and no act of Admin, whatever is held', () => {
    const all = writesOf('TransportationCompanyMember', flags)
    expect(
      all.filter((key) => /Charge|beginPayment|Password|^accept|^reject|UserCompany|UserHall/.test(key)),
    ).toEqual([])
  })
})
