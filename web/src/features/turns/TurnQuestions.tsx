import { fetched } from '../../ui/fetched.tsx'

export const CancelTurnDialog = fetched(() => import('./CancelTurnDialog.tsx'))
export const ReturnTurnDialog = fetched(() => import('./ReturnTurnDialog.tsx'))
