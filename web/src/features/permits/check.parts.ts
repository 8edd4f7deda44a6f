export { readSquareOf } from './read-square.ts'
export { verifySignature } from './verify-signature.ts'
