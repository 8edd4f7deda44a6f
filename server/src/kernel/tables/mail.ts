/** The tables of mail, written by `npm run tables` from the migrations. */
import type { LetterFailure, LetterKind, LetterState } from '@bargah/contract/features/mail/mail.states.ts'
import type { Generated } from 'kysely'

export type MailTables = {
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
}
