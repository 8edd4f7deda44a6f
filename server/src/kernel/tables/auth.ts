/** The tables of auth, written by `npm run tables` from the migrations. */
import type { Browser, System } from '@bargah/contract/features/auth/auth.states.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import type { StoredEnd } from '@bargah/contract/features/auth/auth.text.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type AuthTables = {
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
}
