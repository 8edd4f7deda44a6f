import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { lockAgent } from './agencies.store.ts'

export const noAgent = () => notFound('شرکتی با این مشخصات')

type LockedAgent = NonNullable<Awaited<ReturnType<typeof lockAgent>>>

/** Sets something for a company, its row locked. 404 where there is none such. */
export const writeAgent = <T extends Json>(
  call: Call,
  companyId: number,
  work: (tx: Tx, agent: LockedAgent) => Promise<T>,
): Promise<T> =>
  call.write(async (tx) => {
    const agent = await lockAgent(tx, companyId)
    if (!agent) throw noAgent()
    return work(tx, agent)
  })
