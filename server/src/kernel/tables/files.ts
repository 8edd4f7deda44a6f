/** The tables of files, written by `npm run tables` from the migrations. */
import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import type { GeneratedAlways } from 'kysely'

export type FilesTables = {
  files: {
    id: GeneratedAlways<number>
    name: string
    kind: KeptKind
    bytes: number
    sha256: string
    userId: number | null
    createdAt: Date
    thumbnail: Buffer | null
    takenBackAt: Date | null
  }
}
