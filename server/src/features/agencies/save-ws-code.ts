import { wsCodeRefusals } from '@bargah/contract/features/agencies/agencies.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { isMask, maySaveWsCode } from './agencies.rules.ts'
import { findWsCode, openPassword, putWsCode } from './agencies.store.ts'
import { writeAgent } from './write-agent.ts'

type WsCode = { username: string; password: string; companyCode: string | null; isActive: boolean }

/** Keeps a company's way into the inquiry service; a password that came back masked stays as it is (rules 4.9). */
export const saveWsCode = (call: Call, keys: KeyRing, companyId: number, sent: WsCode): Promise<true> =>
  writeAgent(call, companyId, async (tx) => {
    const kept = await findWsCode(tx, companyId)
    refuse(maySaveWsCode(sent.password, kept !== undefined), wsCodeRefusals)
    const password = kept && isMask(sent.password) ? openPassword(keys, kept) : sent.password
    await putWsCode(tx, keys, companyId, { ...sent, password })
    return true
  })
