/** What the app may use to have sessions told of what concerns them. */
export { findHallsOfDrivers, findTopics, topicsOfDriver } from './listener-topics.store.ts'
