import { codeRefusals, tooManyGuesses } from '@bargah/contract/features/codes/codes.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse, tooMany } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { proofLifeMs } from '../../kernel/proofs.ts'
import { newToken } from '../auth/auth.api.ts'
import { codeFits, guessesAllowed } from './codes.rules.ts'
import { endCode, findCode, type ForMobile, insertProof } from './codes.store.ts'

/**
 * Uses a right code up and gives the caller a proof that the mobile is his, good for one act of its purpose. A guess is
 * spent before the code is looked at, for each number, whoever guesses and however often a code was sent. Throws 429 when
 * there is none left.
 */
export async function checkCode(
  call: Call,
  keys: KeyRing,
  sent: ForMobile & { code: string },
): Promise<void> {
  await spendGuess(call, sent.mobile)
  const kept = await findCode(call.db, sent)
  refuse(kept && codeFits(keys, sent, kept, await call.now()) ? null : 'wrong', codeRefusals)
  const { token } = newToken()
  await call.write(async (tx, now) => {
    refuse((await endCode(tx, sent, kept?.hash ?? '')) ? null : 'wrong', codeRefusals)
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
