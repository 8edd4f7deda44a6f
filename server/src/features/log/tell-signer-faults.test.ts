import { expect, it } from 'vitest'
import { LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import { tellSignerFaults } from './tell-signer-faults.ts'

const signerThat = (fails: Error | null) => {
  const answer = <T>(value: T) => (fails ? Promise.reject(fails) : Promise.resolve(value))
  return {
    sign: () => answer({ size: 1, root: '', note: '' }),
    receipts: () => answer(['note']),
    verifierKey: () => answer('key'),
    close: () => Promise.resolve(),
  }
}

it.each([
  [null, 0, 0],
  [new LogSignerFault('the signer is away', 'away'), 1, 0],
  [new LogSignerFault('another token', 'misused'), 0, 1],
  [new LogSignerFault('the log was written anew', 'refuses'), 0, 1],
  [new Error('something else'), 0, 0],
])('whoever asks is told %s as before, and the operator in a line', async (fault, warned, alarmed) => {
  const lines: string[] = []
  const log = { warn: () => void lines.push('warn'), error: () => void lines.push('error') }
  const asked = tellSignerFaults(signerThat(fault), log).receipts(1, [0])
  const given = await asked.catch((error: unknown) => error)
  expect(given).toEqual(fault ?? ['note'])
  expect(lines).toEqual([...Array<string>(warned).fill('warn'), ...Array<string>(alarmed).fill('error')])
})
