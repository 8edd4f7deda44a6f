import type { Contract } from '@bargah/contract/contract.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Tx } from '../../kernel/database.ts'

/** What a cell may name that the call knows by its id, or by several fields: of where a load begins and ends. */
export type Named =
  | 'city'
  | 'loaderType'
  | 'hall'
  | 'company'
  | 'goods'
  | 'packaging'
  | 'kindOfLoad'
  | 'origin'
  | 'destination'

/** `several`: a cell may name more than one, with «،» between. `digits`: how many, since spreadsheets rob first zeros. */
export type ImportColumn = {
  heading: string
  field: string
  isRequired?: true
  note?: string
  example: string
  named?: Named
  several?: true
  digits?: number
  /** What fields of the body a cell says that is written in one piece. */
  reads?: (cell: string) => JsonObject
}

type Input = { query?: JsonObject; body?: JsonObject }

/**
 * Rows of one kind: the call that writes one, as a person makes it, and the one that takes back what it made, by its id. `once`: the
 * fields of which a file holds each value once.
 */
export type KindOfImport = {
  call: keyof Contract
  back: keyof Contract
  undo: (id: number) => Input
  /** What is said where a file says nothing. */
  fixed?: JsonObject
  once: readonly string[]
  /** What is said of a body although the call would take it. */
  alsoFaulty?: (body: JsonObject, now: Date) => readonly string[]
  /**
   * What the act itself would refuse in a body that cannot be read whole, so that a row says all of its faults at once. `stoodIn`: the
   * fields whose value only stands in for one that is not there.
   */
  refusedToo?: (tx: Tx, body: JsonObject, stoodIn: ReadonlySet<string>) => Promise<readonly string[]>
  /** What is to be looked at in a row although the call takes it, by its cells. */
  notices?: (cellOf: (field: string) => string) => readonly string[]
  /**
   * Where a row may replace what stands: that, as the body of the call which writes it, for what another body names, locked; null
   * where nothing does. It is kept, and taking back puts it there again.
   */
  standing?: (tx: Tx, body: JsonObject) => Promise<JsonObject | null>
  /** Whether a row holds money of the sender's company. */
  holds?: true
  /** Where a row holds up others, as one that locks a hall: how many a file may have, and how many go into one transaction. */
  most?: number
  atOnce?: number
  columns: readonly ImportColumn[]
}

export const cityColumn = {
  heading: 'شهر',
  field: 'CityId',
  isRequired: true,
  named: 'city',
  note: 'نام شهر',
  example: 'اصفهان',
} as const satisfies ImportColumn

export const hallColumn = {
  heading: 'سالن',
  field: 'LoadHallId',
  named: 'hall',
  example: 'سالن بندرعباس',
} as const
export const mobileColumn = {
  heading: 'موبایل',
  field: 'Mobile',
  note: '۱۱ رقم',
  example: '09131234567',
  digits: 11,
} as const
export const driverCode = {
  heading: 'کد ملی راننده',
  field: 'NationalId',
  isRequired: true,
  note: '۱۰ رقم',
  example: '0012345679',
  digits: 10,
} as const
export const truckCard = {
  heading: 'کارت هوشمند ناوگان',
  field: 'FreighterCardNumber',
  isRequired: true,
  note: '۷ رقم',
  example: '7654321',
} as const
