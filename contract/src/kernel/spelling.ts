/**
 * Gives the keys of `sent` the spelling of `names`: names are matched without regard to case (rules 18.1). What two spellings
 * of one name say differently is a list of both: it comes to no field of one value by chance.
 */
export function spellAs(names: readonly string[], sent: Record<string, unknown>): Record<string, unknown> {
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]))
  const read = new Map<string, unknown>()
  for (const [key, value] of Object.entries(sent)) {
    const name = spelling.get(key.toLowerCase()) ?? key
    const before = read.get(name) ?? value
    const isSame = value === null || value === undefined || JSON.stringify(before) === JSON.stringify(value)
    read.set(name, isSame ? before : [before, value])
  }
  return Object.fromEntries(read)
}
