import { expect, it } from 'vitest'
import { findPairs, pairsIn } from './feature-pairs.ts'

const source = (file: string, ...imports: string[]) => ({
  file,
  text: imports.map((path) => `import { it } from '${path}'\n`).join(''),
})

it('two features are a pair when each imports from the other', () => {
  const turns = source(
    'turns/take-turn.ts',
    '../halls/halls.api.ts',
    '../../kernel/call.ts',
    './turns.store.ts',
  )
  const halls = source('halls/close-hall.ts', '../turns/turns.api.ts')
  expect(findPairs([turns])).toEqual([])
  expect(findPairs([turns, halls])).toEqual(['halls, turns'])
})

it('a room of a feature, what is fetched later and types count, and tests do not', () => {
  const room = { file: 'cargos/desk/Drawer.tsx', text: "lazy(() => import('../../permits/PermitList.tsx'))" }
  const types = {
    file: 'permits/pay.ts',
    text: "import type {\n  Pay,\n} from '../cargos/pay.parts.ts'\nexport { x } from '../cargos/x.ts'",
  }
  expect(findPairs([room, types])).toEqual(['cargos, permits'])
  expect(findPairs([room, source('permits/pay.test.ts', '../cargos/pay.parts.ts')])).toEqual([])
})

it('the decision names pairs in the rows of its table', () => {
  const text = '| package | pair | why |\n| --- | --- | --- |\n| panel  | cargos, permits | shown |\n`a, b`'
  expect(pairsIn(text)).toEqual([{ folder: 'web', pair: 'cargos, permits' }])
})
