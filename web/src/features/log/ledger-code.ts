const digits = 32

/** In: a root in hex. Out: it as people compare it: eight groups of four decimal digits made from the whole of it (look). */
export const ledgerCode = (root: string): string =>
  (BigInt(`0x${root}`) % 10n ** BigInt(digits))
    .toString()
    .padStart(digits, '0')
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
