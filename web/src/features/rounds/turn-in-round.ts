import type { CallData } from '../../kernel/api.ts'

/** The live turn, as the screens of a round need it; handed in by the app. */
export type TurnInRound = NonNullable<CallData<'showMyTurn'>>
