/** What a fault is about, as people ask for it: `npm run faults -- --only lock`. */
export type Kind =
  | 'told'
  | 'clause'
  | 'lock'
  | 'constraint'
  | 'boundary'
  | 'changes'
  | 'live'
  | 'jobs'
  | 'component'
  | 'access'

/**
 * A fault that somebody could make, in one spot: `text` stands exactly once in `file` and becomes `becomes`. With it a test in
 * one of the files of `seenBy` must fail; `test`, a pattern of its name, spares the others of a long file.
 */
export type Fault = {
  name: string
  kind: Kind
  file: string
  text: string
  becomes: string
  seenBy: readonly [string, ...string[]]
  test?: RegExp
}

type Change = readonly [text: string, becomes: string]

/** Several faults of one kind in one file that the same tests must see, each by its name. */
export const faultsIn =
  (kind: Kind, file: string, seenBy: Fault['seenBy'], test?: RegExp) =>
  (changes: Readonly<Record<string, Change>>): Fault[] =>
    Object.entries(changes).map(([name, [text, becomes]]) => ({
      name,
      kind,
      file,
      text,
      becomes,
      seenBy,
      ...(test && { test }),
    }))

/** In: a fault and its file as text, null for none. Out: the file with the fault; throws when it does not apply. */
export function plant(fault: Fault, source: string | null): string {
  const { name, file, text, becomes } = fault
  if (source === null) throw new Error(`${name}: there is no ${file}`)
  const places = source.split(text).length - 1
  if (text === becomes || places !== 1)
    throw new Error(`${name}: «${text}» stands ${places} times in ${file}, not once`)
  return source.replace(text, () => becomes)
}

/** In: faults, and how a file of the tree is read. Out: a line for each fault that does not apply, or names no test. */
export function whyNotPlanted(faults: readonly Fault[], read: (file: string) => string | null): string[] {
  const names = new Set<string>()
  return faults.flatMap((fault) => {
    const lines = fault.seenBy.flatMap((file) =>
      read(file) === null ? [`${fault.name}: there is no ${file}`] : [],
    )
    if (names.has(fault.name)) lines.push(`${fault.name}: the name stands twice`)
    names.add(fault.name)
    try {
      plant(fault, read(fault.file))
    } catch (error) {
      lines.push((error as Error).message)
    }
    return lines
  })
}
