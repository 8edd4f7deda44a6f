/** A load that a driver chooses in tests. */
export const choice = (cargoId: number) => ({
  cargoId,
  source: 'بندرعباس',
  destination: 'یزد',
  netPayToman: 1,
  goods: 'ورق',
  company: 'ترابر',
})
