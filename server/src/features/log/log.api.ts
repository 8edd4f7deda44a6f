export {
  appendHallLog,
  fillHallLog,
  findTurnLine,
  findRoundEnd,
  listRoundEntries,
  lockHallLog,
  tellHallLog,
} from './hall-log.store.ts'
export { findSignedHead, hasCheckpoint, listLoggedHalls } from './checkpoints.store.ts'
export { type Promised, promisedOf, receiptOf } from './promised.ts'
export type { EntryToTell } from './hall-log.rules.ts'
export {
  findTile,
  type LastEntries,
  readCheckpoint,
  readLastEntries,
  readLogKey,
  receiptsFor,
} from './read-log.ts'
export { readRoot } from './audit-log.store.ts'
export { openWatch, type Watch } from './watch.ts'
export { keepSigning } from './keep-signing.ts'
export { readLogState } from './log-state.ts'
export { downloadLog } from './download-log.ts'
export { listWitnesses } from './log-state.ts'
export { readAuditCheckpoint } from './read-audit-log.ts'
