import { beforeAll, beforeEach } from 'vitest'

const madeBy =
  (before: typeof beforeAll) =>
  <T extends object>(make: () => Promise<T>): T => {
    const made = {} as T
    before(async () => {
      Object.assign(made, await make())
    })
    return made
  }

/** For tests: what is made before the first test of a file or a group; its parts can be read in every test. */
export const madeOnce = madeBy(beforeAll)

/** What is made anew before each test. */
export const madeEach = madeBy(beforeEach)
