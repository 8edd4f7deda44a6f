/**
 * Browsers say a long Persian date as `۱۴۰۵ آبان ۳۰, شنبه`. In: a text with such dates. Out: the same with each said as
 * people do, `شنبه ۳۰ آبان ۱۴۰۵`.
 */
export const naturalDate = (text: string): string =>
  text.replace(/([۰-۹]{4}) (\S+) ([۰-۹]{1,2}), ([^\s,،]+)/g, '$4 $3 $2 $1').replaceAll(', ', '، ')
