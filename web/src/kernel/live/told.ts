/** Whether this window is told of changes as they happen; what is in front need then not be asked for again and again. */
let told = false

export const isTold = (): boolean => told
export const setTold = (next: boolean): void => {
  told = next
}

/** While changes are told: a look now and then all the same, for what nobody tells of. */
const anywayMs = 60_000

/** How often a read is made anew: as often as `ms` says where nobody tells of changes, seldom where somebody does. */
export const unlessToldMs = (ms: number): number => (told ? Math.max(ms, anywayMs) : ms)
/** The same, as a query takes it. */
export const unlessTold = (ms: number) => () => unlessToldMs(ms)
