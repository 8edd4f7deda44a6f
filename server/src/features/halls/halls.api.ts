export { applyComingSettings } from './apply-coming-settings.ts'
export { lockTariff } from './hall-belongings.store.ts'
export { hallOfCaller } from './hall-of-caller.ts'
export { logHallSettings, tellHallSettings } from './log-hall-settings.ts'
export {
  findHall,
  type Hall,
  hallsInOrder,
  listActiveShowMinutes,
  listOpenHalls,
  lockHall,
  lockHalls,
  representsHall,
  numberingTurn,
} from './halls.store.ts'
