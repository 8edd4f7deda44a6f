/** What a turn and a list are bound to before anybody may see it. */
import { toHex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

const commit = (...lines: readonly (string | number)[]) => toHex(sha256(utf8(lines.join('\n'))))

export type BoundTurn = { nationalCode: string; smartCard: string; loaderTypeId: number }

/** `bound` of a turn: whose driver, truck and loader type it is. */
export const bindTurn = (salt: string, turn: BoundTurn): string =>
  commit('bargah turn', salt, turn.nationalCode, turn.smartCard, turn.loaderTypeId)

/** `seal` of a list: cargos in the order of the wish. */
export const sealList = (salt: string, round: number, turn: number, cargos: readonly number[]): string =>
  commit('bargah list', salt, round, turn, cargos.join(','))
