export { lockTariff } from './hall-belongings.store.ts'
export { hallOfCaller } from './hall-of-caller.ts'
export { applyComingSettings, logHallSettings, tellHallSettings } from './hall-settings.ts'
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
