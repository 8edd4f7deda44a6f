import { type LogId, type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import type { Witness } from '../../adapters/witness/witness.port.ts'
import type { Db } from '../../kernel/database.ts'
import type { Log } from '../../kernel/log.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import { askWitness } from './ask-witnesses.ts'

/** The witnesses as this server has them asked. */
export type Watch = {
  /** Has every witness look at a log as it stands, in the background: nobody waits for it, and it never throws. */
  look(hallId: LogId): void
  /** Settles when nobody is left to be asked. */
  idle(): Promise<void>
  /** Asks nobody any more. */
  close(): void
}

type Parts = { db: Db; logSigner: LogSigner; witnesses: readonly Witness[]; log: Log }

/** Each witness is asked by himself, about one log after another, so that one that is slow or away holds up no other. */
export function openWatch({ witnesses, ...parts }: Parts): Watch {
  const lines = witnesses.map((witness) => openLine(witness, parts))
  return {
    look: (hallId) => lines.forEach((line) => line.look(hallId)),
    idle: async () => void (await Promise.all(lines.map((line) => line.idle()))),
    close: () => lines.forEach((line) => line.close()),
  }
}

function openLine(witness: Witness, { db, logSigner, log }: Omit<Parts, 'witnesses'>): Watch {
  const waiting = new Set<LogId>()
  let running: Promise<void> | null = null
  let isClosed = false

  async function run(): Promise<void> {
    for (const hallId of waiting) {
      waiting.delete(hallId)
      await askWitness({ db, logSigner, hallId, witness }).catch((err: unknown) => {
        if (isClosed) return
        const isAway = err instanceof OutsideFault || (err instanceof LogSignerFault && err.isUnsigned)
        // what waits for whoever is away is asked for again by the minute
        if (isAway) waiting.clear()
        const found = { of: 'witnesses', err, witness: witness.verifier.name, hallId }
        log[isAway ? 'warn' : 'error'](found, 'did not cosign')
      })
    }
    running = null
  }

  return {
    look(hallId) {
      if (isClosed) return
      waiting.add(hallId)
      running ??= run()
    },
    idle: async () => void (await running),
    close() {
      isClosed = true
      waiting.clear()
    },
  }
}
