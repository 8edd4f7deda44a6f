import { batched } from './batched.ts'
import type { Db } from './sql.ts'

/** Wide enough for a moment of many, and few enough that nobody waits long for the others' rows. */
const mostTogether = 64

/**
 * A small read that many ask for at one moment, a page's head or what is polled: whoever asks while the last one is on its way
 * shares the next statement with all who do. In: what reads the answers to many, in their order. Out: the read of one; no
 * answer is older than its question.
 */
export function sharedRead<Asked, Answer>(
  readAll: (db: Db, asked: readonly Asked[]) => Promise<readonly Answer[]>,
) {
  const ofDatabase = new WeakMap<Db, (asked: Asked) => Promise<Answer>>()
  return (db: Db, asked: Asked): Promise<Answer> => {
    const read = ofDatabase.get(db) ?? batched<Asked, Answer>((all) => readAll(db, all), mostTogether)
    ofDatabase.set(db, read)
    return read(asked)
  }
}
