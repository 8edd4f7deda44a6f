import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { later, nextId, type World } from './world.ts'

type Firm = {
  name: string
  nationalId: string
  mobile: string
  cityId: number
  tel?: string
  address?: string
  postalCode?: string
  hoursAgo: number
  isAccepted?: true
  isActive?: false
  rejectReason?: string
  hasAccount: boolean
}

/** Companies of every standing beside those that trade: three wait, one has no account yet, one was rejected, one is closed. */
const firms: readonly Firm[] = [
  {
    name: 'آریا بار هرمزگان',
    nationalId: '14008273952',
    mobile: '09173341207',
    tel: '07632214860',
    cityId: 1164,
    address: 'بلوار امام خمینی، برج ساحل، واحد ۱۲',
    postalCode: '7914836512',
    hoursAgo: 75,
    hasAccount: true,
  },
  {
    name: 'پارسیان حمل خلیج',
    nationalId: '14011368700',
    mobile: '09173620945',
    cityId: 1164,
    hoursAgo: 30,
    hasAccount: true,
  },
  {
    name: 'نوید ترابر کویر',
    nationalId: '14009632180',
    mobile: '09134427716',
    cityId: 1241,
    hoursAgo: 5,
    hasAccount: true,
  },
  {
    name: 'راه ابریشم یزد',
    nationalId: '10861542075',
    mobile: '09132518843',
    cityId: 1241,
    address: 'بلوار دانشجو، کوچهٔ ۱۲',
    postalCode: '8915813470',
    hoursAgo: 900,
    isAccepted: true,
    hasAccount: false,
  },
  {
    name: 'البرز حمل قزوین',
    nationalId: '14007715267',
    mobile: '09121820346',
    cityId: 803,
    hoursAgo: 400,
    rejectReason: 'سند ناخواناست؛ عکس روشن‌تری بفرستید.',
    hasAccount: true,
  },
  {
    name: 'کیان بار اراک',
    nationalId: '10780319624',
    mobile: '09181614275',
    cityId: 1127,
    address: 'شهرک صنعتی حاجی‌آباد',
    hoursAgo: 5_000,
    isAccepted: true,
    isActive: false,
    hasAccount: true,
  },
]

/** Once the year's trade is told, so that none of them has a part in it. Nobody knows the passwords of their accounts. */
export function addWaitingFirms({ rows, now }: World, nobodysHash: string): void {
  for (const { hoursAgo, hasAccount, rejectReason, isAccepted = false, isActive = true, ...firm } of firms) {
    const createdAt = later(now, -hoursAgo * hourMs)
    const decidedAt = later(now, -(hoursAgo - 2) * hourMs)
    const id = nextId(rows.companies)
    rows.companies.push({
      id,
      ...firm,
      isAccepted,
      isActive,
      insertDraft: false,
      createdAt,
      ...(hasAccount && !isAccepted && { registeredHash: nobodysHash }),
      ...(isAccepted && { acceptedAt: decidedAt }),
      ...(rejectReason && { rejectReason, rejectedAt: decidedAt }),
    })
    if (!hasAccount || !isAccepted) continue
    rows.users.push({
      id: nextId(rows.users),
      username: companyUsername(firm.nationalId),
      passwordHash: nobodysHash,
      role: 'TransportationCompanyAdmin',
      fullName: firm.name,
      isActive: true,
      mobile: firm.mobile,
      companyId: id,
      createdAt,
      accessFlags: [],
    })
  }
}
