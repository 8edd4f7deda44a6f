/** How calls to an outside service went: failures in a row, and until when nobody asks it again, in the caller's milliseconds. */
export type Circuit = { failures: number; restsUntil: number | null }

export const closedCircuit: Circuit = { failures: 0, restsUntil: null }

const failuresBeforeRest = 5
export const restMs = 30_000

/** Whether a call may go out at `at`. */
export const mayPass = ({ restsUntil }: Circuit, at: number): boolean =>
  restsUntil === null || restsUntil <= at

/** Lets a call out: the first after a rest is a trial, and until it has ended the others rest on. */
export const letOut = (circuit: Circuit, at: number): Circuit =>
  circuit.restsUntil === null ? circuit : { ...circuit, restsUntil: at + restMs }

/** After a call that failed at `at`: the fifth in a row, or the trial after a rest, brings a rest of half a minute. */
export function afterFailure({ failures, restsUntil }: Circuit, at: number): Circuit {
  const isTrial = restsUntil !== null
  const inARow = failures + 1
  return { failures: inARow, restsUntil: isTrial || inARow >= failuresBeforeRest ? at + restMs : null }
}
