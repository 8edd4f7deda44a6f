export { admitFactor, type FactorParts } from './admit-factor.ts'
export { deleteOldChallenges } from './challenges.store.ts'
export { appSecret, lockAccount } from './factors.store.ts'
export { takeFactors } from './lost-factors.ts'
