/** What other features may use of the public logs. */
export { type Appended, appendHallLog, fillHallLog, listRoundEntries, type Told } from './hall-log.store.ts'
export { readRoot } from './tree.store.ts'
