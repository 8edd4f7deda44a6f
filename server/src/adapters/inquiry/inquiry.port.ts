import type { Plate } from '@bargah/contract/kernel/identity.ts'

/** A person as a registry of drivers has him. */
export type KnownPerson = { firstName: string; lastName: string; cardNumber: string }

/** A truck; `loaderType` is its id, code or name, as the registry says it. */
export type KnownTruck = { plate: Plate; loaderType: string }

/** What an inquiry gives: confirmed with what is known, not confirmed, or the service did not answer. */
export type Answer<T> = { is: 'confirmed'; value: T } | { is: 'not_confirmed' } | { is: 'away' }

/** Under whose name a service is asked: a company's own, where it has one. */
export type InquiryCredentials = { username: string; password: string; companyCode: string | null }

/** Asks who drivers are and what their trucks are. It never throws: a service that fails is away. */
export type Inquiry = {
  /** Whether the registry is a fictitious one, and what it says marked «نمایشی». */
  isDemo: boolean
  /** In: a national code that is well formed. */
  person(nationalId: string, as?: InquiryCredentials): Promise<Answer<KnownPerson>>
  /** In: the seven digits of a truck's smart card. */
  truck(cardNumber: string, as?: InquiryCredentials): Promise<Answer<KnownTruck>>
}

/** The drivers and trucks that this server has itself. */
export type OwnRegistry = {
  person(nationalId: string): Promise<KnownPerson | undefined>
  truck(cardNumber: string): Promise<KnownTruck | undefined>
}

export const notConfirmed = { is: 'not_confirmed' } as const
export const away = { is: 'away' } as const
export const confirmed = <T>(value: T): Answer<T> => ({ is: 'confirmed', value })
