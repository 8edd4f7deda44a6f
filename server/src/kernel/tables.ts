/** All tables, those of a feature under its name; written by `npm run tables` from the migrations. */
import type { AccountKind, TransferKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import type { AuditKind, AuditOutcome } from '@bargah/contract/features/audit/audit.states.ts'
import type { Browser, StoredEnd, System } from '@bargah/contract/features/auth/auth.text.ts'
import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import type { CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { ChallengePurpose } from '@bargah/contract/features/factors/factors.schema.ts'
import type {
  ChosenKind,
  NoticeChannel,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import type { CodePurpose } from '@bargah/contract/kernel/proof.ts'
import type { CompanyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import type {
  DeliveryFault,
  DeliveryKind,
  WebhookPause,
} from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type {
  DemoOutcome,
  Gateway,
  PaymentFailure,
  PaymentStatus,
} from '@bargah/contract/features/payments/payments.states.ts'
import type { DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import type { FindingKind } from '@bargah/contract/features/oversight/oversight.states.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import type { HallLogKind, SignerFault } from '@bargah/contract/features/log/log.states.ts'
import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import type { ImportKind, ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import type { KeyEnd } from '@bargah/contract/features/api-keys/api-keys.states.ts'
import type { LetterFailure, LetterKind, LetterState } from '@bargah/contract/features/mail/mail.states.ts'
import type { ListFormat } from '@bargah/contract/kernel/list-columns.ts'
import type { MorningState } from '@bargah/contract/features/reports/morning.text.ts'
import type { NotificationState } from '@bargah/contract/features/notifications/notifications.schema.ts'
import type { OwnerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import type { PermitStatus, ReserveType } from '@bargah/contract/features/permits/permits.states.ts'
import type { PriorityReason, PriorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { QuestionState } from '@bargah/contract/features/messages/messages.states.ts'
import type { Rate } from '@bargah/contract/features/ratings/ratings.text.ts'
import type { SmsKind, ToldKind } from '@bargah/contract/features/outbox/outbox.states.ts'
import type { SoundKind } from '@bargah/contract/features/voice/sound.ts'
import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A jsonb column: read as what it holds, written as JSON text. */
type JsonColumn = ColumnType<Json, string, string>

export type Tables = {
  // api-keys
  apiKeys: {
    id: GeneratedAlways<number>
    userId: number
    name: string
    tokenHash: Buffer
    tail: string
    scopes: string[]
    callsPerMinute: number
    madeAt: Date
    expiresAt: Date
    lastUsedAt: Date | null
    endedAt: Date | null
    endedBy: number | null
    endReason: KeyEnd | null
  }

  // audit
  auditChecks: {
    id: GeneratedAlways<number>
    at: Date
    rows: number
    since: Date | null
    brokenLine: number | null
    fault: string | null
  }

  // auth
  knownDevices: {
    userId: number
    markHash: Buffer
    seenAt: Date
  }
  sessions: {
    id: GeneratedAlways<number>
    tokenHash: Buffer
    userId: number
    deviceId: string
    createdAt: Date
    seenAt: Date
    endedAt: Date | null
    browser: Browser | null
    system: System | null
    endReason: StoredEnd | null
    passwordAt: Date | null
    factorAt: Date | null
  }
  userCompanies: {
    id: GeneratedAlways<number>
    userId: number
    companyId: number
  }
  userHalls: {
    id: GeneratedAlways<number>
    userId: number
    hallId: number
  }
  users: {
    id: GeneratedAlways<number>
    username: string
    passwordHash: string
    role: Role
    fullName: string
    email: string | null
    mobile: string | null
    isActive: Generated<boolean>
    accessFlags: Generated<Flag[]>
    companyId: number | null
    productOwnerId: number | null
    mainOfficeId: number | null
    hallId: number | null
    driverId: number | null
    createdAt: Date
    passwordMustChange: Generated<boolean>
    passwordExpiresAt: Date | null
    temporaryHash: string | null
    temporaryExpiresAt: Date | null
    provinceId: number | null
    cityId: number | null
    nationalId: string | null
    closedAt: Date | null
    showsAll: Generated<boolean>
  }

  // cargos
  cargoChosenDrivers: {
    cargoId: number
    driverId: number
    chosenAt: Date
  }
  cargoEvents: {
    id: GeneratedAlways<number>
    cargoId: number
    kind: CargoEventKind
    fromStatus: CargoStatus | null
    toStatus: CargoStatus
    at: Date
    byUser: number | null
    reason: string | null
    permitId: number | null
  }
  cargoLoaderTypes: {
    cargoId: number
    loaderTypeId: number
  }
  cargos: {
    id: Generated<number>
    status: CargoStatus
    companyId: number
    productOwnerId: number | null
    hallId: number | null
    isHall: boolean
    announcedAt: Date
    declaredAt: Date
    declaredBy: number | null
    finishedAt: Date | null
    finishReason: string | null
    origin: string
    destination: string
    destinationCityId: number | null
    originLatitude: number
    originLongitude: number
    destinationLatitude: number
    destinationLongitude: number
    distanceKm: number
    durationHours: number
    rangeKm: number
    weightKg: number
    rentToman: number
    goodsId: number
    goodsValueToman: number | null
    packagingId: number
    packagingCount: number | null
    tel: string
    description: Generated<string>
    truckCount: number
    remaining: number
    companyFeeRial: number
    commissionRial: number
    driverFeeRial: number
    searchText: Generated<string>
    isg: string | null
    shippingOrder: string | null
    senderAddressId: number | null
    receiverAddressId: number | null
    isForChosen: Generated<boolean>
    originAddress: Generated<string>
    destinationAddress: Generated<string>
  }
  preLoads: {
    id: GeneratedAlways<number>
    companyId: number
    name: string
    keptAt: Date
    keptBy: number
    isHall: boolean
    hallId: number | null
    senderAddressId: number | null
    receiverAddressId: number | null
    destinationCityId: number | null
    origin: string
    destination: string
    originLatitude: number | null
    originLongitude: number | null
    destinationLatitude: number | null
    destinationLongitude: number | null
    distanceKm: number | null
    durationHours: number | null
    rangeKm: number | null
    goodsId: number
    goodsValueToman: number | null
    weightKg: number | null
    packagingId: number | null
    packagingCount: number | null
    loaderTypeIds: Generated<number[]>
    truckCount: number
    rentToman: number | null
    tel: string | null
    description: Generated<string>
  }

  // catalog
  freightRates: {
    id: GeneratedAlways<number>
    beginsAt: Date
    rialPerTonneKm: number
    addedAt: Date
    addedBy: number | null
  }
  goods: {
    id: Generated<number>
    name: string
    category: string
    isActive: Generated<boolean>
  }
  holidays: {
    id: GeneratedAlways<number>
    startsAt: Date
    title: string
  }
  loaderTypes: {
    id: number
    name: string
    categoryCode: number
    categoryName: string
    fullName: GeneratedAlways<string>
    isActive: Generated<boolean>
    shortName: string | null
  }
  packagings: {
    id: Generated<number>
    name: string
    isActive: Generated<boolean>
  }

  // codes
  oneTimeCodes: {
    mobile: string
    purpose: CodePurpose
    hash: string
    expiresAt: Date
    askerHash: Buffer
  }
  proofs: {
    tokenHash: Buffer
    mobile: string
    purpose: CodePurpose
    expiresAt: Date
  }

  // companies
  companies: {
    id: GeneratedAlways<number>
    name: string
    nationalId: string
    email: string | null
    tel: string | null
    mobile: string | null
    address: string | null
    postalCode: string | null
    cityId: number | null
    isActive: Generated<boolean>
    isAccepted: Generated<boolean>
    instantBill: Generated<boolean>
    loadSystemReserve: Generated<boolean>
    loadSelectedDrivers: Generated<boolean>
    reserveEntrancePermission: Generated<boolean>
    insertDraft: Generated<boolean>
    minLoadReserveRangeKm: number | null
    maxLoadReserveRangeKm: number | null
    commissionFixedRial: Generated<number>
    commissionByKm: Generated<boolean>
    commissionMaxKmPriceRial: Generated<number>
    commissionMinKmPriceRial: Generated<number>
    commissionMinKm: Generated<number>
    createdAt: Date
    mainOfficeId: number | null
    fileId: number | null
    addedBy: number | null
    acceptedAt: Date | null
    rejectedAt: Date | null
    rejectReason: string | null
    status: GeneratedAlways<CompanyStatus>
    searchText: Generated<string>
    registeredHash: string | null
  }

  // company-settings
  inquiryCredentials: {
    id: Generated<number>
    companyId: number
    username: string
    passwordSealed: string
    companyCode: string | null
    isActive: boolean
  }
  notAllowedGoods: {
    id: GeneratedAlways<number>
    companyId: number
    goodsId: number
  }

  // contact
  contacts: {
    id: number
    name: string
    supportTel: string | null
    tel: string | null
    mobile: string | null
    fax: string | null
    email: string | null
    site: string | null
    address: string | null
    rules: string | null
  }

  // customers
  customerAddresses: {
    id: GeneratedAlways<number>
    customerId: number
    cityId: number
    address: string
    postalCode: string | null
    tel: string | null
    mobile: string | null
  }
  customers: {
    id: GeneratedAlways<number>
    companyId: number
    nationalId: string
    name: string
    createdAt: Date
    createdBy: number | null
    searchText: Generated<string>
  }

  // documents
  permitDocuments: {
    id: GeneratedAlways<number>
    permitId: number
    type: DocumentType
    title: string
    fileId: number
    uploadedAt: Date
    withdrawnAt: Date | null
    withdrawnBy: number | null
    withdrawReason: string | null
  }

  // drivers
  driverFreighters: {
    id: GeneratedAlways<number>
    driverId: number
    freighterId: number
    createdAt: Date
  }
  drivers: {
    id: GeneratedAlways<number>
    nationalId: string
    firstName: string
    lastName: string
    mobile: string
    cardNumber: string | null
    isActive: Generated<boolean>
    isNative: Generated<boolean>
    phoneId: string | null
    currentDriverFreighterId: number | null
    createdAt: Date
    searchText: Generated<string>
    awaitsActivation: Generated<boolean>
    truckCardSaid: string | null
    personInquiry: InquiryAnswer | null
    truckInquiry: InquiryAnswer | null
    pictureFileId: number | null
    erasedAt: Date | null
  }
  freighters: {
    id: GeneratedAlways<number>
    cardNumber: string
    plateTwo: string
    plateLetter: string
    plateThree: string
    plateRegion: string
    loaderTypeId: number
    madeYear: number | null
    createdAt: Date
  }

  // erasures
  erasures: {
    id: GeneratedAlways<number>
    driverId: number
    askedBy: number
    askedAt: Date
    reason: string
    expiresAt: Date
    endedAt: Date | null
    confirmedBy: number | null
  }

  // factors
  authenticators: {
    id: Generated<number>
    userId: number
    secretSealed: string
    lastStep: number
    createdAt: Date
    confirmedAt: Date | null
  }
  factorRemovals: {
    id: GeneratedAlways<number>
    userId: number
    askedBy: number
    askedAt: Date
    expiresAt: Date
    endedAt: Date | null
    confirmedBy: number | null
  }
  passkeyChallenges: {
    hash: Buffer
    userId: number
    purpose: ChallengePurpose
    expiresAt: Date
  }
  passkeys: {
    id: GeneratedAlways<number>
    userId: number
    name: string
    credentialId: string
    publicKey: Buffer
    signCount: number
    transports: string[]
    createdAt: Date
    usedAt: Date | null
  }
  recoveryCodes: {
    id: GeneratedAlways<number>
    userId: number
    hash: string
    usedAt: Date | null
  }

  // files
  files: {
    id: GeneratedAlways<number>
    name: string
    kind: KeptKind
    bytes: number
    sha256: string
    userId: number | null
    createdAt: Date
    thumbnail: Buffer | null
    takenBackAt: Date | null
  }

  // halls
  hallCompanies: {
    id: GeneratedAlways<number>
    hallId: number
    companyId: number
  }
  hallShowTimes: {
    id: GeneratedAlways<number>
    hallId: number
    minuteOfDay: number
    isActive: Generated<boolean>
  }
  hallTariffs: {
    id: GeneratedAlways<number>
    hallId: number
    cityId: number
    priceToman: number
  }
  halls: {
    id: Generated<number>
    name: string
    tel: Generated<string>
    cityId: number
    latitude: number
    longitude: number
    isActive: Generated<boolean>
    reservationLimitMinutes: Generated<number>
    reservationRangeKm: Generated<number>
    turnRangeKm: Generated<number>
    driverFeeRial: Generated<number>
    companyFeeRial: Generated<number>
    activeTurnApp: Generated<boolean>
    isActiveShowTime: Generated<boolean>
    isFreeCargo: Generated<boolean>
    turnExpireHours: Generated<number>
    nativeTurnExpireHours: Generated<number>
    limitNewTurnHours: Generated<number>
    travelTimeHours: Generated<number>
    lastTurnNumber: Generated<number>
    lastShowAt: Date | null
    comingSettings: HallSettings | null
    cargoOriginKm: Generated<number>
  }
  nativeDrivers: {
    id: GeneratedAlways<number>
    hallId: number
    driverId: number
    freighterId: number
  }

  // held-acts
  heldActs: {
    id: GeneratedAlways<number>
    call: string
    input: JsonColumn
    userId: number
    sessionId: number
    address: string
    agent: string | null
    deviceId: string | null
    askedAt: Date
    until: Date
    refusal: string | null
  }

  // imports
  importRows: {
    importId: number
    nr: number
    cells: JsonColumn | null
    fault: string | null
    madeId: number | null
    was: JsonColumn | null
    notice: string | null
  }
  imports: {
    id: GeneratedAlways<number>
    kind: ImportKind
    name: string | null
    userId: number
    sessionId: number | null
    address: string
    agent: string | null
    deviceId: string | null
    state: ImportState
    isAll: Generated<boolean>
    rowCount: number
    doneCount: Generated<number>
    note: string | null
    sentAt: Date
    endedAt: Date | null
    keyId: number | null
    heldRial: number | null
    fingerprint: string | null
  }

  // inquiries
  inquiries: {
    id: GeneratedAlways<number>
    userId: number
    kind: string
    number: string
    isAway: boolean
    answer: JsonColumn
    askedAt: Date
  }

  // kernel
  auditChanges: {
    id: GeneratedAlways<number>
    line: number
    tableName: string
    rowId: string
    before: JsonColumn | null
    after: JsonColumn | null
  }
  auditErased: {
    line: number
    change: number
    erasureId: number
    hash: Buffer
  }
  auditLog: {
    id: Generated<number>
    at: Date
    userId: number | null
    endpoint: string
    requestId: string | null
    input: JsonColumn
    kind: AuditKind
    outcome: AuditOutcome
    reason: string | null
    sessionId: number | null
    address: string | null
    agent: string | null
    deviceId: string | null
    keyId: number | null
  }
  auditSealNodes: {
    level: number
    index: number
    hash: Buffer
  }
  auditSeals: {
    id: number
    kind: string
    firstLine: number
    lastLine: number
    at: Date
    rowsHash: Buffer
    hash: Buffer
  }
  fileArrivals: {
    name: string
    arrivedAt: Date
  }
  idempotencyKeys: {
    owner: string
    key: string
    fingerprint: string
    result: JsonColumn | null
    createdAt: Date
    undoLine: number | null
  }
  jobRunners: {
    id: string
    server: string
    startedAt: Generated<Date>
    beatAt: Generated<Date>
  }
  keyMarks: {
    name: string
    mark: string
    at: Generated<Date>
  }
  liveEvents: {
    xid: Generated<number>
    at: Generated<Date>
    nouns: string[]
    topics: string[]
    noted: string[] | null
    told: string[] | null
  }
  lookupVersions: {
    name: string
    version: Generated<string>
  }
  tries: {
    key: Buffer
    at: Date[]
    forgetAt: Date
  }

  // log
  auditCheckpoints: {
    size: number
    root: Buffer
    note: string
    signedAt: Generated<Date>
  }
  auditCosignatures: {
    size: number
    witness: string
    line: string
    at: Date
  }
  hallLog: {
    hallId: number
    index: number
    at: Date
    kind: HallLogKind
    roundId: number | null
    entry: string
    leafHash: Buffer
  }
  hallLogCheckpoints: {
    hallId: number
    size: number
    root: Buffer
    note: string
    signedAt: Generated<Date>
  }
  hallLogCosignatures: {
    hallId: number
    size: number
    witness: string
    line: string
    at: Date
  }
  hallLogHeads: {
    hallId: number
    size: number
    lastAt: Date
    root: Buffer
    frontier: Buffer[]
  }
  hallLogNodes: {
    hallId: number
    level: number
    index: number
    hash: Buffer
  }
  hallLogSigning: {
    hallId: number
    verifierKey: string | null
    fault: SignerFault | null
    since: Date | null
  }

  // mail
  letters: {
    id: Generated<number>
    kind: LetterKind
    userId: number
    toSealed: string
    valuesSealed: string
    createdAt: Date
    state: Generated<LetterState>
    failure: LetterFailure | null
    sentAt: Date | null
  }
  mailAddresses: {
    userId: number
    address: string
    provenAt: Date
  }

  // main-offices
  mainOffices: {
    id: GeneratedAlways<number>
    name: string
    nationalId: string
    managerName: string | null
    address: string | null
    tel: string | null
    isActive: Generated<boolean>
    createdAt: Date
    fax: string | null
    economicCode: string | null
    webAddress: string | null
    email: string | null
  }

  // messages
  messages: {
    id: GeneratedAlways<number>
    questionId: number | null
    authorId: number
    isAnswer: Generated<boolean>
    text: string
    writtenAt: Date
    fileId: number | null
    driverId: number | null
    companyId: number | null
    title: string | null
    lastAt: Date | null
    answeredAt: Date | null
    seenAt: Date | null
    readAt: Date | null
    state: GeneratedAlways<QuestionState>
    searchText: Generated<string>
  }

  // notifications
  noticesOff: {
    userId: number
    kind: ChosenKind
    channel: NoticeChannel
  }
  notifications: {
    id: GeneratedAlways<number>
    userId: number
    state: NotificationState
    subject: string
    message: string
    link: string | null
    createdAt: Date
    readAt: Date | null
  }
  pushTargets: {
    sessionId: number
    userId: number
    endpoint: string
    publicKey: string
    auth: string
    keyId: number
    createdAt: Date
  }
  smsTold: {
    id: GeneratedAlways<number>
    driverId: number
    kind: ToldKind
    said: JsonColumn
    toldAt: Date
    isWritten: Generated<boolean>
  }

  // outbox
  outboxMessages: {
    id: Generated<number>
    kind: SmsKind
    toSealed: string
    valuesSealed: string
    createdAt: Date
    sentAt: Date | null
    failure: string | null
  }

  // oversight
  findingNotes: {
    id: GeneratedAlways<number>
    findingId: number
    userId: number
    words: string
    at: Date
  }
  findings: {
    id: GeneratedAlways<number>
    kind: FindingKind
    monthFrom: Date
    hallId: number | null
    companyId: number | null
    userId: number | null
    freighterId: number | null
    deviceId: string | null
    hits: number
    outOf: number
    usualHits: number
    usualOutOf: number
    rowIds: number[]
    foundAt: Date
    seenLastAt: Date
  }

  // payments
  demoBankOrders: {
    token: string
    orderId: number
    amountRial: number
    returnUrl: string
    outcome: DemoOutcome | null
  }
  payments: {
    id: Generated<number>
    driverId: number | null
    companyId: number | null
    byUser: number
    amountRial: number
    gateway: Gateway
    token: string
    status: PaymentStatus
    failure: PaymentFailure | null
    reference: string | null
    card: string | null
    transferId: number | null
    createdAt: Date
    settledAt: Date | null
    askedAt: Date | null
    back: string | null
    returnHash: Buffer | null
  }

  // permits
  permitEvents: {
    id: GeneratedAlways<number>
    permitId: number
    status: PermitStatus
    at: Date
    byUser: number | null
    note: string | null
    withdrawnDocumentId: number | null
  }
  permits: {
    id: GeneratedAlways<number>
    cargoId: number
    companyId: number
    driverId: number
    freighterId: number
    driverFreighterId: number
    turnId: number | null
    priorityId: number | null
    roundId: number | null
    status: PermitStatus
    reserveType: ReserveType
    issuedAt: Date
    issuedBy: number | null
    driverFeeRial: number
    companyFeeRial: number
    commissionRial: number
    logHead: string | null
    voidReason: string | null
    searchText: Generated<string>
    code: Generated<string>
    turnReturnedAt: Date | null
    turnReturnedBy: number | null
    turnReturnedLine: number | null
    logSize: number | null
  }
  reserveAskings: {
    id: Generated<number>
    cargoId: number
    driverId: number
    askedBy: number
    codeSealed: string
    askedAt: Date
    expiresAt: Date
  }

  // places
  cities: {
    id: number
    provinceId: number
    county: string
    name: string
    latitude: number
    longitude: number
  }
  provinces: {
    id: number
    name: string
  }

  // product-owners
  productOwners: {
    id: GeneratedAlways<number>
    firstName: string
    lastName: string | null
    nationalId: string
    mobile: string
    cityId: number | null
    isAccepted: Generated<boolean>
    createdAt: Date
    fileId: number | null
    addedBy: number | null
    acceptedAt: Date | null
    rejectedAt: Date | null
    rejectReason: string | null
    deletedAt: Date | null
    status: GeneratedAlways<OwnerStatus>
    searchText: Generated<string>
    registeredHash: string | null
  }

  // ratings
  driverRates: {
    id: GeneratedAlways<number>
    permitId: number
    driverId: number
    rate: Rate
    description: string
    ratedBy: number
    ratedAt: Date
  }

  // reconciliation
  logChecks: {
    id: GeneratedAlways<number>
    at: Date
    entries: number
    rows: number
    differenceCount: number
    differences: JsonColumn
  }
  payees: {
    id: number | null
    kind: string | null
    ownerName: string | null
  }
  payers: {
    id: number | null
    kind: string | null
    ownerName: string | null
  }

  // reports
  hiddenReports: {
    userId: number
    reportId: number
  }
  morningFiles: {
    id: GeneratedAlways<number>
    morningId: number
    day: string | null
    begunAt: Date
    state: MorningState
    total: number | null
    format: ListFormat
    bytes: Buffer | null
    note: string | null
    letterId: number | null
  }
  morningReports: {
    id: GeneratedAlways<number>
    reportId: number
    userId: number
    call: string
    input: JsonColumn
    format: ListFormat
    hour: number
    nextAt: Date | null
    stopped: string | null
    address: string
    agent: string | null
    deviceId: string | null
    byMail: Generated<boolean>
  }
  savedReports: {
    id: GeneratedAlways<number>
    userId: number
    type: string
    name: string
    columns: JsonColumn
    state: JsonColumn
    isDefault: Generated<boolean>
    isShared: Generated<boolean>
    updatedAt: Date
    givenRole: Role | null
    givenHallId: number | null
  }

  // rounds
  farChoices: {
    turnId: number
    at: Date
    awayKm: number
    rangeKm: number
  }
  hallsToTakeOver: {
    hallId: number
  }
  listSalts: {
    roundId: number
    turnId: number
    change: number
    salt: string
  }
  priorities: {
    id: GeneratedAlways<number>
    roundId: number
    turnId: number
    cargoId: number
    rank: number
    status: PriorityStatus
    reason: PriorityReason | null
    winningTurnNumber: number | null
    filedBy: number
    filedAt: Date
    latitude: number | null
    longitude: number | null
    awayKm: number | null
    endedAt: Date | null
  }
  refusedChoices: {
    id: GeneratedAlways<number>
    hallId: number
    roundId: number | null
    turnNumber: number
    cargoId: number
    reason: string
    refusedAt: Date
    toldAt: Date | null
  }
  roundCargos: {
    roundId: number
    cargoId: number
    remainingAtOpening: number
  }
  rounds: {
    id: GeneratedAlways<number>
    hallId: number
    opensAt: Date
    closesAt: Date
    settledAt: Date | null
    sealedAt: Date | null
    sealedSize: number | null
  }
  sealedLists: {
    roundId: number
    turnId: number
    change: number
    salt: string
    cargoIds: number[]
  }

  // statistics
  countedDays: {
    day: string
    drivers: number
    cargos: number
    permits: number
  }

  // turns
  turnSalts: {
    turnId: number
    salt: string
  }
  turnStarts: {
    turnId: number
    hallId: number
    loaderTypeId: number
    ahead: number
    takenAt: Date
  }
  turns: {
    id: GeneratedAlways<number>
    hallId: number
    number: number
    driverId: number
    freighterId: number
    driverFreighterId: number
    isNative: boolean
    status: TurnStatus
    takenAt: Date
    takenBy: number
    expiresAt: Date | null
    endedAt: Date | null
    searchText: Generated<string>
    warnedAt: Date | null
    endReason: string | null
    endedBy: number | null
  }

  // voice
  voiceRecordings: {
    id: GeneratedAlways<number>
    piece: string
    kind: SoundKind
    sound: Buffer
    recordedBy: number
    recordedAt: Date
  }

  // wallet
  accounts: {
    id: GeneratedAlways<number>
    kind: AccountKind
    driverId: number | null
    companyId: number | null
    balanceRial: number | null
  }
  transfers: {
    id: GeneratedAlways<number>
    debitAccountId: number
    creditAccountId: number
    amountRial: number
    kind: TransferKind
    at: Date
    byUser: number | null
    cargoId: number | null
    permitId: number | null
    description: Generated<string>
    debitBalanceRial: number | null
    creditBalanceRial: number | null
  }
  walletTotals: {
    companyId: number
    day: string
    kind: TransferKind
    side: string
    amountRial: number
    count: number
  }
  walletTotalsUpto: {
    isOne: Generated<boolean>
    transferId: number
  }

  // webhooks
  webhookDeliveries: {
    id: GeneratedAlways<number>
    webhookId: number
    kind: DeliveryKind
    subjectId: number | null
    data: JsonColumn
    happenedAt: Date
    tries: Generated<number>
    triedAt: Date | null
    nextTryAt: Date | null
    deliveredAt: Date | null
    status: number | null
    fault: DeliveryFault | null
    reply: string | null
  }
  webhooks: {
    id: Generated<number>
    userId: number
    url: string
    kinds: string[]
    secretSealed: string
    madeAt: Date
    pausedAt: Date | null
    pauseReason: WebhookPause | null
    failingSince: Date | null
  }

  // wishes
  wishes: {
    id: GeneratedAlways<number>
    driverId: number
    fromCityId: number | null
    toCityId: number | null
    createdAt: Date
  }
  wishesLooked: {
    isOne: boolean
    upto: Date
  }
  wishesTold: {
    driverId: number
    cargoId: number
    toldAt: Date
  }
}
