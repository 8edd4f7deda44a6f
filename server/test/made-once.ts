import { beforeAll } from 'vitest'

/** For tests: what is made before the first test of a file or a group; its parts can be read in every test. */
export function madeOnce<T extends object>(make: () => Promise<T>): T {
  const made = {} as T
  beforeAll(async () => {
    Object.assign(made, await make())
  })
  return made
}
