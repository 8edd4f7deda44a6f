import type { RawBuilder, SqlBool } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { NewAccount } from '../auth/auth.api.ts'
import type { Notice } from '../notifications/notifications.api.ts'
import type { ApplicantRefusal } from './applicants.rules.ts'

export type ApplicantFacts = { nationalId: string; mobile?: string | null; cityId: number }

/** How a registration is written down; only one that registered itself was shown the password of `registeredHash`. */
export type Registered = {
  fileId: number
  addedBy: number | null
  registeredHash: string | null
  createdAt: Date
}

/** In what companies and product owners differ; how they register, are judged and given accounts is one. */
export type ApplicantKind<Facts extends ApplicantFacts> = {
  table: 'companies' | 'productOwners'
  /** In SQL: the whole name of one, and whether it is still there. */
  fullName: RawBuilder<string>
  isThere: RawBuilder<SqlBool>
  /** What a number names that is none of theirs: «شرکتی با این شماره». */
  missing: string
  refusals: Record<ApplicantRefusal, string>
  /** Why a registration that waited ends. */
  ends: { another_accepted: string; sent_again: string }
  /** Which constraints keep one accepted of a national id, and one waiting of a mobile. */
  oneAccepted: string
  onePerMobile: string
  /** Its accounts: their role, their name, and the column that says whose they are. */
  role: NewAccount['role']
  usernameOf: (nationalId: string) => string
  owner: 'companyId' | 'productOwnerId'
  belongsTo: (id: number) => { companyId: number } | { productOwnerId: number }
  insert: (tx: Tx, facts: Facts & Registered) => Promise<number>
  set: (tx: Tx, id: number, facts: Facts) => Promise<void>
  /** Who is told in the panel that it was accepted. */
  recipientsOf: (tx: Tx, id: number) => Promise<Notice['to'][]>
}

/** A kind, where it does not matter what one says of itself. */
export type AnyKind = Omit<ApplicantKind<ApplicantFacts>, 'insert' | 'set'>
