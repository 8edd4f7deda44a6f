/** Gives the keys of `sent` the spelling of `names`: names are matched without regard to case (rules 18.1). */
export function spellAs(names: readonly string[], sent: Record<string, unknown>): Record<string, unknown> {
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]))
  return Object.fromEntries(
    Object.entries(sent).map(([key, value]) => [spelling.get(key.toLowerCase()) ?? key, value]),
  )
}
