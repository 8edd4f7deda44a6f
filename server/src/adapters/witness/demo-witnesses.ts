import { join } from 'node:path'
import type { LogSigner } from '../log-signer/log-signer.port.ts'
import { openDemoWitnesses } from './witness.demo.ts'
import { readVerifierKey } from '../../kernel/tlog/notes.rules.ts'

/** Where the keys of a demo world's witnesses lie, and what they saw. */
export const demoWitnessesIn = (dataDir: string): string => join(dataDir, 'demo-witnesses')

/** The witnesses of a demo world; they believe the key by which the log's own signer signs. */
export const demoWitnesses = (dataDir: string, signer: Pick<LogSigner, 'verifierKey'>) =>
  openDemoWitnesses(demoWitnessesIn(dataDir), async (origin) => {
    const log = /\/(?:log\/([1-9]\d*)|audit)$/.exec(origin)
    const key = log && readVerifierKey(await signer.verifierKey(log[1] ? Number(log[1]) : 'audit'))
    return key?.name === origin ? key : null
  })
