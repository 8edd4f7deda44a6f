/** In: a load's rent and what its way pays, toman. Out: how the one stands beside the other. */
export function sayBeside(rentToman: number, { from, to }: { from: number; to: number }): string {
  if (rentToman < from) return 'کرایهٔ این بار از بیشتر بارهای این راه کمتر است.'
  return rentToman > to
    ? 'کرایهٔ این بار از بیشتر بارهای این راه بیشتر است.'
    : 'کرایهٔ این بار در همین اندازه است.'
}
