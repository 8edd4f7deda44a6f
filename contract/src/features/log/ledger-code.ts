/**
 * A log's root as people read it on paper and on the wall: its number modulo 10^32, in eight groups of four digits. In: the root
 * in hex. Two histories with the same digits are as far away as for half of the hash.
 */
export function ledgerCode(root: string): string {
  const decimal = (BigInt(`0x${root}`) % 10n ** 32n).toString().padStart(32, '0')
  return decimal.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
