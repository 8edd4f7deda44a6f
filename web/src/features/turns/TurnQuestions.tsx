import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { fetched } from '../../ui/fetched.tsx'

export type QuestionProps = {
  turn: Pick<TurnRow, 'id' | 'turnNumber' | 'driverName' | 'driverFamily' | 'name'>
  onClose: () => void
}

export const CancelTurnDialog = fetched(() => import('./CancelTurnDialog.tsx'))
export const ReturnTurnDialog = fetched(() => import('./ReturnTurnDialog.tsx'))
