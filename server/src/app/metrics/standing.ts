import { statfs } from 'node:fs/promises'
import { mebibyte } from '@bargah/contract/kernel/files.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../kernel/database.ts'
import { isDiskFull } from '../../kernel/disk-full.ts'
import type { Replica } from '../../kernel/replica.ts'
import { replicaAwayS } from '../../kernel/replica.rules.ts'
import { secondsWritesWait } from '../../kernel/waiting-writes.ts'
import type { Surroundings, WrittenFolder } from '../surroundings.ts'
import { agesOfWitnesses, countLatestPayments, readState, type DatabaseState } from './state.store.ts'

const leastRoom = 64 * mebibyte
/** For so long after something could not be written a server counts as full: by then it was seen whether there is room again. */
const fullMs = 15_000
/** Of so many of the latest payments it is told what became of them. */
export const latestPayments = 200

/** What this server can do now. `now`: the database's time, null while it is away. */
export type Readiness = {
  now: Date | null
  /** Whether writes wait for a replica that is away; reads go on. */
  areWritesWaiting: boolean
  hasSpace: boolean
  isWorkingJobs: boolean
  isSignerAnswering: boolean
}
export type Room = WrittenFolder & { free: number; size: number }
/** How things stand in the database, which all servers share. */
export type Stored = {
  state: DatabaseState
  payments: ReadonlyMap<string, number>
  /** How many seconds ago each witness cosigned last; null: never. */
  witnesses: ReadonlyMap<string, number | null>
}

/** How a server stands. `/readyz`, `/metrics` and the page of an administrator read it here, and nowhere else. */
export type ServerStanding = {
  around: Surroundings
  ready(): Promise<Readiness>
  rooms(): Promise<Room[]>
  /** Throws while the database is away. */
  stored(): Promise<Stored>
  /** How the copy stands that takes reads off the database; null where none is named. */
  replica(): ReturnType<Replica['standing']> | null
  /** When the newest nightly backup was made; null: there is none; undefined: none are made by themselves. */
  backupAt(): Promise<Date | null | undefined>
}

/** A folder that is not there yet says nothing. */
async function roomOf(written: WrittenFolder): Promise<Room[]> {
  const disk = await statfs(written.folder).catch(() => null)
  return disk ? [{ ...written, free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }] : []
}

/** Remembers when something could last not be written for want of room, whichever call it was. */
function watchWrites(app: FastifyInstance): () => boolean {
  let fullAt = Number.NEGATIVE_INFINITY
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) fullAt = performance.now()
  })
  return () => performance.now() - fullAt >= fullMs
}

export function openStanding(
  app: FastifyInstance,
  database: Database,
  { around, witnesses }: { around: Surroundings; witnesses: readonly string[] },
): ServerStanding {
  const { db, clock } = database
  const wasWritten = watchWrites(app)
  const rooms = async () => (await Promise.all(around.folders.map(roomOf))).flat()
  return {
    around,
    rooms,
    async ready() {
      const [now, waitS] = await Promise.all([clock.now(db), secondsWritesWait(db)]).catch(
        () => [null, 0] as const,
      )
      const hasSpace =
        wasWritten() &&
        (await rooms()).every(({ isForRequests, free }) => !isForRequests || free >= leastRoom)
      return {
        now,
        areWritesWaiting: waitS > replicaAwayS,
        hasSpace,
        isWorkingJobs: around.isWorkingJobs(),
        isSignerAnswering: around.isSignerAnswering(),
      }
    },
    async stored() {
      const ages = await agesOfWitnesses(database, witnesses)
      return {
        state: { ...(await readState(database)), writesWaitingAge: await secondsWritesWait(db) },
        payments: await countLatestPayments(db, latestPayments),
        witnesses: new Map(witnesses.map((name) => [name, ages.get(name) ?? null])),
      }
    },
    replica: () => database.replica?.standing() ?? null,
    backupAt: async () => around.lastBackupAt?.(),
  }
}
