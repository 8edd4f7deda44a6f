import { openOutside } from '../../kernel/outside.ts'
import type { Witness } from './witness.port.ts'

export type WitnessSettings = Omit<Witness, 'addCheckpoint'> & { url: string }

export function createWitness({ url, ...who }: WitnessSettings): Witness {
  const outside = openOutside({
    name: `گواه دفترها (${who.title ?? who.verifier.name})`,
    base: url,
    timeoutMs: 10_000,
    mostBytes: 65_536,
  })
  return {
    ...who,
    // the same once more is answered with the size that it has by then, which is asked from
    addCheckpoint: (text) => outside.ask({ method: 'POST', path: '/add-checkpoint', text, mayRepeat: true }),
  }
}
