import type { Contract } from '@bargah/contract/contract.ts'
import type { World } from './world.ts'

export type ClientRequest = {
  token?: string
  /** What its browser was given to keep by a call before. */
  cookie?: string
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, Buffer>
}

/** One call as a client words it that has read the specification and nothing else. */
export type Line = {
  key: keyof Contract
  /** Method and path in the specification's own letters. */
  call: string
  say(world: World): ClientRequest | Promise<ClientRequest>
  /** The fields that the specification names for the reply; of a list for each of its rows. */
  reads?: string
  /** Where they lie, when not in `data` itself. */
  from?(data: never): unknown
  /** What `data` is when it has no fields. */
  gives?: unknown
  /** Optional ids, filters and lists that a client without a choice sends as null, "", 0 or []. */
  none?: string
}

/** Days as people write them. */
export const days = { FromDate: '۱۳۹۰/۰۱/۰۱', ToDate: '۱۴۹۰/۱۲/۲۹' }

/** What searches send whose user has chosen nothing. */
export const search = {
  ...days,
  ReceiverCustomerId: [],
  SenderCustomerId: [],
  KalaId: [],
  TransportationCompanyId: null,
  LoadHallCityId: null,
}
