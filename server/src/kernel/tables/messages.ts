/** The tables of messages, written by `npm run tables` from the migrations. */
import type { QuestionState } from '@bargah/contract/features/messages/messages.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type MessagesTables = {
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
}
