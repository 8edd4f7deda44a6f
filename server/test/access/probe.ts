import type { Role } from '@bargah/contract/kernel/access.ts'
import type { Side } from './side.ts'

export type ProbeInput = { query?: Record<string, unknown>; body?: Record<string, unknown> }

/** Who asks: a role, and which account things of its own belong to. */
export type Asker = { role: Role; userId: number }

/** A thing that a call names, and how it is named; `driver` is whose it is among drivers. */
export type ProbedThing = { id: number; say(id: number): ProbeInput; driver?: { userId: number } }

/** A thing that a list shows; `driver` is whose it is among drivers. */
export type ProbedRow = { id: number; driver?: { userId: number } }

export type Probe =
  /**
   * The call names nothing that belongs to anybody: it speaks of the caller, or of what all may know. That the guard lets the
   * caller through is what counts; he may well have sent nonsense.
   */
  | { names: 'nothing'; say?(): ProbeInput }
  /**
   * The call names a thing. `make` makes one of a side for whoever asks; `fresh`: each asking needs another. What lies on a
   * side is counted by `lands`, for calls that take the caller's own whatever he names. `known`: that the thing is there is
   * no secret, so a refusal may say more than that it is absent.
   */
  | {
      names: 'thing'
      fresh?: true
      known?: true
      make(side: Side, asker: Asker): Promise<ProbedThing>
      lands?(side: Side): Promise<number>
    }
  /** The call lists things: `row` makes one of a side, `say` filters by the side where it can. */
  | { names: 'rows'; row(side: Side): Promise<ProbedRow>; say?(side: Side): ProbeInput }

export const nothing = (say?: () => ProbeInput): Probe => ({ names: 'nothing', say })
