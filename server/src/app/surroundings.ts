import type { PushCounts } from '../adapters/push/count-pushes.ts'
import type { Times } from '../kernel/times.ts'
import type { BuiltFrom } from './built-from.ts'

/** `isForRequests`: without room there people are turned away; where backups lie it is only told. */
export type WrittenFolder = { setting: string; folder: string; isForRequests: boolean }

/** What a server needs beside its database, each asked when somebody wants to know. */
export type Surroundings = {
  built: BuiltFrom
  folders: readonly WrittenFolder[]
  isWorkingJobs(): boolean
  isSignerAnswering(): boolean
  poolCounts(): { total: number; idle: number; waiting: number }
  /** Of what the database and its replica were asked, and of jobs by their names. */
  times: Readonly<Record<'statements' | 'jobs', Times>>
  /** When the newest nightly backup was made; null: none is there; absent where none are made by themselves. */
  lastBackupAt?: () => Promise<Date | null>
  /** Whether the files that people send lie where another server over the same database would not find them. */
  hasOwnFiles?: boolean
  /** What settings name a service of the outside for. */
  configured: Readonly<Record<'sms' | 'mail' | 'bank' | 'inquiry' | 'maps', boolean>>
  /** What became of what this server handed to browsers, since it runs. */
  pushCounts(): PushCounts
}
