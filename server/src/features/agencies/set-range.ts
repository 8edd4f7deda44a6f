import type { AgentSetting } from '@bargah/contract/features/agencies/agencies.schema.ts'
import { agentSettingRefusals } from '@bargah/contract/features/agencies/agencies.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { maySetRange } from './agencies.rules.ts'
import { setRange } from './agencies.store.ts'
import { writeAgent } from './write-agent.ts'

/** Sets one end of the range in which a company's free loads may be offered: km, 0 = no limit (rules 4.7). */
export const setAgentRange = (call: Call, companyId: number, setting: AgentSetting, km: number) =>
  writeAgent(call, companyId, async (tx, agent) => {
    const limit = km === 0 ? null : km
    refuse(maySetRange(agent, setting, limit), agentSettingRefusals)
    await setRange(tx, companyId, setting, limit)
    return true
  })
