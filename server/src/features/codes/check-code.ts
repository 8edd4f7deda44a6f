import { wrongCode } from '@bargah/contract/features/codes/codes.text.ts'
import { proofLifeMs } from '@bargah/contract/kernel/proof.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import type { Proof } from '../../kernel/proofs.ts'
import { newToken } from '../../kernel/tokens.ts'
import { codeFits, guessesAt } from './codes.rules.ts'
import { endCode, findCode, type ForAsker, insertProof } from './codes.store.ts'

type Sent = ForAsker & { code: string }
/** A code that was right; of two who send it at one moment it is for one. Throws the refusal `wrong` for the other. */
type RightCode = { useUp(tx: Tx): Promise<void> }

/**
 * Looks at the code that an asker had sent. A guess is spent before that, of those that the code bears; where he has none
 * alive, it costs the number nothing (docs/decisions/0079). Throws the refusal `wrong`.
 */
export async function lookAtCode(call: Call, keys: KeyRing, sent: Sent): Promise<RightCode> {
  const kept = await findCode(call.db, sent)
  const now = await call.now()
  const allowed = guessesAt(sent.purpose)
  if (!kept || kept.expiresAt <= now) throw wrong(allowed.most)
  const guess = { ...allowed, who: kept.hash }
  if ((await call.tries.spend(guess, now)) !== null) throw wrong(0)
  if (!codeFits(keys, sent, kept, now)) throw wrong(await call.tries.left(guess, now))
  return {
    async useUp(tx) {
      if (!(await endCode(tx, sent, kept.hash))) throw wrong(allowed.most)
    },
  }
}

/** Uses a right code up and gives the caller a proof that the mobile is his, good for one act of its purpose. */
export async function checkCode(call: Call, keys: KeyRing, sent: Sent): Promise<void> {
  const right = await lookAtCode(call, keys, sent)
  const { token } = newToken()
  await call.write(async (tx, now) => {
    await right.useUp(tx)
    const { mobile, purpose } = sent
    await keepProof(tx, { token, mobile, purpose }, now)
  })
  call.giveProof(token)
}

/** Keeps a proof that a mobile is the caller's; its token goes to his browser by `call.giveProof`. */
export const keepProof = (tx: Tx, proof: Proof, now: Date): Promise<void> =>
  insertProof(tx, proof, new Date(now.getTime() + proofLifeMs))

/** `left`: how many guesses the code bears still, which is told to programs too. */
const wrong = (left: number) => new Refusal('wrong_sent_code', wrongCode(left), { guessesLeft: left })
