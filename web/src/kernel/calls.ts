import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { mayNow } from './session.ts'

export type CallKey = keyof Contract
type Call = Pick<EndpointShape, 'method' | 'path' | 'reply' | 'effect' | 'about' | 'changes' | 'access'>

/**
 * Every call of the contract by its key, with what the panel needs to make it. The build puts a table of just this in
 * the contract's place (web/plugins/light-contract.ts): a form that checks by a schema imports that schema itself.
 */
export const calls: Readonly<Record<CallKey, Call>> = contract

/** Whether the one signed in may make a call. */
export const mayCall = (key: CallKey): boolean => mayNow(calls[key].access)
