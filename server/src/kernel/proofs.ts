import type { Role } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { type CodePurpose, proofLifeMs } from '@bargah/contract/kernel/proof.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies.ts'
import { type Database, type Db, transaction, type Tx } from './database.ts'
import { proofNeeded, Refusal } from './errors.ts'

/** What shows that a mobile belongs to whoever calls, for one purpose and one act. */
export type Proof = { token: string; purpose: CodePurpose; mobile: string }

/** Where proofs are kept. */
export type Proofs = {
  isGood(db: Db, proof: Proof, now: Date): Promise<boolean>
  /** Uses a proof up. Out: whether it was good; of two at one moment it is for one. */
  spend(tx: Tx, proof: Proof, now: Date): Promise<boolean>
}

const cookie = 'proof'

/** What a call asks of its caller's proof; both throw the refusal `proof_needed`. */
type NeededProof = {
  look(call: { db: Db; now(): Promise<Date> }): Promise<void>
  spend(tx: Tx, now: Date): Promise<void>
}

/**
 * Does what needs a proof. Where that is refused the proof is used up all the same: one that stayed good would tell of many
 * numbers who is on record (docs/decisions/0077). What could not be read is no refusal.
 */
export async function spendIfRefused<T>(
  database: Database,
  proof: NeededProof,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // whether it was still good does not matter here
    if (error instanceof Refusal) await transaction(database, proof.spend).catch(() => undefined)
    throw error
  }
}

const none: NeededProof = { look: async () => {}, spend: async () => {} }

/** In: a call, its caller's role and its body as read. Out: what to ask of the proof that his browser keeps. */
export function neededProof(
  { needsProof, path }: EndpointShape,
  request: FastifyRequest,
  { role, body }: { role: Role | undefined; body: unknown },
  proofs: Proofs,
): NeededProof {
  if (!needsProof || (role && (needsProof.butOf ?? ['Admin']).includes(role))) return none
  const mobile = (body as Record<string, unknown> | undefined)?.[needsProof.mobile]
  if (typeof mobile !== 'string') throw new Error(`${path} has no mobile ${needsProof.mobile} to prove`)
  const proof = { token: readCookie(request, cookie) ?? '', purpose: needsProof.purpose, mobile }
  return {
    async look(call) {
      if (!(await proofs.isGood(call.db, proof, await call.now()))) throw proofNeeded()
    },
    async spend(tx, now) {
      if (!(await proofs.spend(tx, proof, now))) throw proofNeeded()
    },
  }
}

export const giveProof = (reply: FastifyReply, token: string) =>
  setCookie(reply, cookie, token, proofLifeMs / 1000)
