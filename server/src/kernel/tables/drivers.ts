/** The tables of drivers, written by `npm run tables` from the migrations. */
import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type DriversTables = {
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
    searchText: GeneratedAlways<string>
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
}
