const nationalIdDigits = 10
const cardDigits = 7

export type PreviewAsk = { NationalId: string; FreighterCardNumber: string; LoadHallId: number | null }

/** In: what was typed so far, and whether a hall must be chosen. Out: whether it names a driver, a truck and a hall. */
export const isWholeAsk = ({ NationalId, FreighterCardNumber, LoadHallId }: PreviewAsk, needsHall: boolean) =>
  NationalId.length === nationalIdDigits &&
  FreighterCardNumber.length === cardDigits &&
  (LoadHallId !== null || !needsHall)
