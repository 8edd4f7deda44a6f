import { createHash, randomBytes } from 'node:crypto'

/** A new salt: 32 lower-case hex digits. */
export const makeSalt = (): string => randomBytes(16).toString('hex')

const commit = (...lines: (string | number)[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex')

type TurnBound = { salt: string; nationalId: string; freighterCardNumber: string; loaderTypeId: number }

/** What binds a turn's number to its driver, his truck and its loader type, and tells neither to who lacks the salt. */
export const bindTurn = ({ salt, nationalId, freighterCardNumber, loaderTypeId }: TurnBound): string =>
  commit('bargah turn', salt, nationalId, freighterCardNumber, loaderTypeId)

type ListToSeal = { salt: string; roundId: number; turnNumber: number; cargoIds: readonly number[] }

/** What seals the list of a turn in a round, best first, until the round's lists are opened. */
export const sealOfList = ({ salt, roundId, turnNumber, cargoIds }: ListToSeal): string =>
  commit('bargah list', salt, roundId, turnNumber, cargoIds.join(','))
