/** Browsers say `۱۴۰۵ آبان ۳۰, شنبه`. Out: a text with each such date as people say it, `شنبه ۳۰ آبان ۱۴۰۵`. */
export const naturalDate = (text: string): string =>
  text.replace(/([۰-۹]{4}) (\S+) ([۰-۹]{1,2}), ([^\s,،]+)/g, '$4 $3 $2 $1').replaceAll(', ', '، ')
