export { useMyPermit } from './my-permit.queries.ts'
export { aboutPermit } from './permit-acts.text.ts'
