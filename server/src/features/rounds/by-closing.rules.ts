type Round = { closesAt: string | null; nextRoundAt: string | null }

const never = '9'
const orderOf = ({ closesAt, nextRoundAt }: Round) =>
  closesAt === null ? `1 ${nextRoundAt ?? never}` : `0 ${closesAt}`

/** Open rounds first, by closing; then those whose opening is known, then halls that open with a load. */
export const byClosing = (one: Round, other: Round): number => orderOf(one).localeCompare(orderOf(other))
