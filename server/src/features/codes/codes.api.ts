export { keepProof, lookAtCode } from './check-code.ts'
export { codeLifeMs, sendsAllowed } from './codes.rules.ts'
export { type CodeParts, sendCode, writeCode } from './send-code.ts'
export { deleteOldCodes, proofs } from './codes.store.ts'
