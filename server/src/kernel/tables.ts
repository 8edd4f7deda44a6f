/** The tables, written by `npm run tables` from the migrations. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>

export type Tables = {
  accounts: {
    id: GeneratedAlways<number>
    kind: string
    driverId: number | null
    companyId: number | null
    balanceRial: number | null
  }
  auditLog: {
    id: GeneratedAlways<number>
    at: Date
    userId: number | null
    endpoint: string
    requestId: string
    input: Json
  }
  cargoLoaderTypes: {
    cargoId: number
    loaderTypeId: number
  }
  cargos: {
    id: GeneratedAlways<number>
    status: number
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
  }
  cities: {
    id: number
    provinceId: number
    county: string
    name: string
    latitude: number
    longitude: number
  }
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
  }
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
  goods: {
    id: Generated<number>
    name: string
    category: string
  }
  hallCompanies: {
    id: GeneratedAlways<number>
    hallId: number
    companyId: number
  }
  hallLog: {
    hallId: number
    seq: number
    at: Date
    kind: string
    roundId: number | null
    entry: string
    hash: string
  }
  hallLogHeads: {
    hallId: number
    seq: number
    hash: string
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
  }
  idempotencyKeys: {
    owner: string
    key: string
    fingerprint: string
    result: Json | null
    createdAt: Date
  }
  loaderTypes: {
    id: number
    name: string
    categoryCode: number
    categoryName: string
  }
  loginFailures: {
    username: string
    at: Date
  }
  lookupVersions: {
    name: string
    version: Generated<string>
  }
  mainOffices: {
    id: GeneratedAlways<number>
    name: string
    nationalId: string
    managerName: string | null
    address: string | null
    tel: string | null
    isActive: Generated<boolean>
    createdAt: Date
  }
  nativeDrivers: {
    id: GeneratedAlways<number>
    hallId: number
    driverId: number
    freighterId: number
  }
  notifications: {
    id: GeneratedAlways<number>
    userId: number
    state: string
    subject: string
    message: string
    link: string | null
    createdAt: Date
    readAt: Date | null
  }
  packagings: {
    id: Generated<number>
    name: string
  }
  permitEvents: {
    id: GeneratedAlways<number>
    permitId: number
    status: number
    at: Date
    byUser: number | null
    note: string | null
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
    status: number
    reserveType: number
    issuedAt: Date
    issuedBy: number | null
    driverFeeRial: number
    companyFeeRial: number
    commissionRial: number
    logHead: string | null
    voidReason: string | null
  }
  priorities: {
    id: GeneratedAlways<number>
    roundId: number
    turnId: number
    cargoId: number
    rank: number
    status: number
    reason: string | null
    winningTurnNumber: number | null
    filedBy: number
    filedAt: Date
    latitude: number | null
    longitude: number | null
    distanceToOriginKm: number | null
    endedAt: Date | null
  }
  productOwners: {
    id: GeneratedAlways<number>
    firstName: string
    lastName: string | null
    nationalId: string
    mobile: string
    cityId: number | null
    isAccepted: Generated<boolean>
    createdAt: Date
  }
  provinces: {
    id: number
    name: string
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
  }
  savedReports: {
    id: GeneratedAlways<number>
    userId: number
    type: string
    name: string
    columns: Json
    state: Json
    isDefault: Generated<boolean>
    isShared: Generated<boolean>
    updatedAt: Date
  }
  sessions: {
    id: GeneratedAlways<number>
    tokenHash: Buffer
    userId: number
    deviceId: string
    createdAt: Date
    seenAt: Date
    endedAt: Date | null
  }
  transfers: {
    id: GeneratedAlways<number>
    debitAccountId: number
    creditAccountId: number
    amountRial: number
    kind: string
    at: Date
    byUser: number | null
    cargoId: number | null
    permitId: number | null
    description: Generated<string>
    debitBalanceRial: number | null
    creditBalanceRial: number | null
  }
  turns: {
    id: GeneratedAlways<number>
    hallId: number
    number: number
    driverId: number
    freighterId: number
    driverFreighterId: number
    isNative: boolean
    status: string
    takenAt: Date
    takenBy: number
    expiresAt: Date | null
    endedAt: Date | null
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
    role: string
    fullName: string
    email: string | null
    mobile: string | null
    isActive: Generated<boolean>
    accessFlags: Generated<string[]>
    companyId: number | null
    productOwnerId: number | null
    mainOfficeId: number | null
    hallId: number | null
    driverId: number | null
    createdAt: Date
  }
}
