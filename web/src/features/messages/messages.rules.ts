const longest = 40

/** In: what a driver wrote to the support. Out: how it is called in lists, its first line cut at a word; never nothing. */
export function titleOfWords(words: string): string {
  const [line = ''] = (words.trim() || 'پیام').split('\n')
  const start = line.trim().replaceAll(/\s+/g, ' ')
  if (start.length <= longest) return start
  const cut = start.slice(0, longest + 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : start.slice(0, longest)).trim()}…`
}
