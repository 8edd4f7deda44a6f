/**
 * The voice of a driver's phone. `npm run voice` makes its file anew, with espeak-ng and opus-tools of Debian
 * (docs/decisions/0091); `node tools/voice.ts --check` needs neither and fails when the list of pieces, how they sound and
 * the committed file do not agree, or when the file is larger than a phone should fetch.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { voicePieces } from '../contract/src/features/voice/pieces.ts'
import { makeVoice } from './voice/make.ts'
import { faultsOfVoice } from './voice/faults.ts'
import { soundsOf } from './voice/sounds.ts'

const file = join(import.meta.dirname, '../web/src/kernel/voice/pieces.bin')

if (!process.argv.includes('--check')) makeVoice(file)
const packed = readFileSync(file)
const faults = faultsOfVoice({ pieces: voicePieces, sounds: [...soundsOf.keys()], packed })
for (const fault of faults) console.log(fault)
console.log(`${voicePieces.length} pieces in ${(packed.length / 1000).toFixed(1)} kB`)
process.exitCode = faults.length > 0 ? 1 : 0
