import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'

/** What a question about a turn is given. */
export type QuestionProps = {
  turn: Pick<TurnRow, 'id' | 'turnNumber' | 'driverName' | 'driverFamily' | 'name'>
  onClose: () => void
}
