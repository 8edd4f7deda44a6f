import { type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import type { Log } from '../../kernel/log.ts'

/**
 * The signer of the logs, with a line of the server's log for whatever it does not sign: who asks may go on without, and an
 * operator must hear that it is away or asked wrongly, and above all that a log is not the one that it saw.
 */
export function tellSignerFaults(
  signer: LogSigner,
  log: Pick<Log, 'warn' | 'error'>,
): LogSigner & { isAnswering(): boolean } {
  let isAnswering = true
  const told = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      const signed = await asked
      isAnswering = true
      return signed
    } catch (err) {
      if (err instanceof LogSignerFault) {
        // one that refuses a log has answered
        isAnswering = err.why === 'refuses'
        log[err.why === 'away' ? 'warn' : 'error']({ of: 'log-signer', err }, 'nothing was signed')
      }
      throw err
    }
  }
  return {
    /** Whether it answered when it was last asked. */
    isAnswering: () => isAnswering,
    sign: (hallId) => told(signer.sign(hallId)),
    receipts: (hallId, indices) => told(signer.receipts(hallId, indices)),
    verifierKey: (hallId) => told(signer.verifierKey(hallId)),
    close: () => signer.close(),
  }
}
