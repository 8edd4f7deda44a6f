/** What other features and the app may draw of the second factor of one's own account. */
export { MustAddFactor } from './MustAddFactor.tsx'
export { MyFactors } from './MyFactors.tsx'
