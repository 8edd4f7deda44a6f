/** `npm run bench`: every benchmark, each against a baseline in the same run. */
import { benchSplit } from './split.ts'

await benchSplit()
