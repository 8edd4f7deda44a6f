/** What can be imported, in the order in which it is offered. What a row of each holds is said in the server (import-kinds.ts). */
export const importKinds = [
  'drivers',
  'trucks',
  'companies',
  'representations',
  'natives',
  'goods',
  'holidays',
  'tariffs',
  'customers',
  'loads',
] as const
export type ImportKind = (typeof importKinds)[number]

export const importFormats = ['xlsx', 'csv'] as const
export type ImportFormat = (typeof importFormats)[number]

/**
 * Where an import stands. A file is tried out first (`checking`), with nothing written; what came of it is `checked`; then it is
 * done, and may be undone. `failed`: it could not be tried out for a fault of ours.
 */
export const importStates = [
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** While a job goes through the rows. */
export const isBusy = (state: ImportState): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing'

/** How long an import can be looked at and undone. */
export const daysOfImports = 30
