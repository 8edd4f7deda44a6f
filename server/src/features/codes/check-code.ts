import { tooManyGuesses, wrongCode } from '@bargah/contract/features/codes/codes.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, tooMany } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { proofLifeMs } from '../../kernel/proofs.ts'
import { newToken } from '../auth/auth.api.ts'
import { codeFits, guessesAllowed } from './codes.rules.ts'
import { endCode, findCode, type ForMobile, insertProof } from './codes.store.ts'

type Sent = ForMobile & { code: string }
/** A code that was right; of two who send it at one moment it is for one. Throws the refusal `wrong` for the other. */
type RightCode = { useUp(tx: Tx): Promise<void> }

/**
 * Looks at a code. A guess at a live one is spent before that, for each number, whoever guesses and however often a code was
 * sent; one at a number to which none was sent costs whoever guesses, and not the number (docs/decisions/0077). Throws the
 * refusal `wrong`, or 429 when there is no guess left.
 */
export async function lookAtCode(call: Call, keys: KeyRing, sent: Sent): Promise<RightCode> {
  const kept = await findCode(call.db, sent)
  if (!kept || kept.expiresAt <= (await call.now())) throw await wrong(call, sent.mobile)
  await spendGuess(call, sent.mobile)
  if (!codeFits(keys, sent, kept, await call.now())) throw await wrong(call, sent.mobile)
  return {
    async useUp(tx) {
      if (!(await endCode(tx, sent, kept.hash))) throw await wrong(call, sent.mobile)
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
    await insertProof(tx, { token, mobile, purpose }, new Date(now.getTime() + proofLifeMs))
  })
  call.giveProof(token)
}

async function spendGuess(call: Call, mobile: string): Promise<void> {
  const now = await call.now()
  for (const allowed of guessesAllowed) {
    const waitMs = await call.tries.spend({ ...allowed, who: mobile }, now)
    if (waitMs !== null) throw tooMany(waitMs, tooManyGuesses)
  }
}

async function wrong(call: Call, mobile: string): Promise<Refusal> {
  const now = await call.now()
  const left = await Promise.all(
    guessesAllowed.map((allowed) => call.tries.left({ ...allowed, who: mobile }, now)),
  )
  return new Refusal('wrong', wrongCode(Math.min(...left)))
}
