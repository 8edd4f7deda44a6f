import { readPermitCode } from '@bargah/contract/features/permits/permit-code.ts'
import {
  fromBase64Url,
  openSignedCode,
  type PermitFacts,
} from '@bargah/contract/features/permits/signed-code.ts'

/** A public key of Bargah, by the id that signed codes name (`Permit/Keys`). */
export type KnownKey = { kid: string; x: string }
type Bytes = Uint8Array<ArrayBuffer>
/** Whether the signature is of this body by this key. */
export type VerifySignature = (key: Bytes, signature: Bytes, body: Bytes) => Promise<boolean>

/**
 * What a code says of its permit without a network. `genuine`: Bargah signed these facts; whether the permit still stands
 * it cannot say, nor whether the code was copied. `altered`: it looks like ours, and its signature does not hold.
 * `unknownKey`: it names a key that is not among the known ones. `typed`: twelve digits, which prove nothing by themselves.
 */
export type Checked =
  | { verdict: 'genuine'; code: string; facts: PermitFacts }
  | { verdict: 'altered' | 'notOurs' | 'unknownKey' }
  | { verdict: 'typed'; code: string }

/** In: what a square says, the keys that are known, and what holds a signature against a key. */
export async function checkPermit(
  text: string,
  keys: readonly KnownKey[],
  verify: VerifySignature,
): Promise<Checked> {
  const code = readPermitCode(text)
  if ('fault' in code) return { verdict: 'notOurs' }
  if ('typed' in code) return { verdict: 'typed', code: code.typed }
  const opened = openSignedCode(code.signed)
  if (!opened) return { verdict: 'altered' }
  const known = keys.find(({ kid }) => kid === String(opened.keyId))
  const key = known && fromBase64Url(known.x)
  if (!key) return { verdict: 'unknownKey' }
  const holds = await verify(key, opened.signature, opened.body)
  return holds ? { verdict: 'genuine', code: code.signed, facts: opened.facts } : { verdict: 'altered' }
}
