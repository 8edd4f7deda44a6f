import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import { sql } from '../../kernel/sql.ts'
import { computed } from '../../kernel/sql-parts.ts'

/** In: a file. Out: the name under which it opens for whoever asks. */
export type LinkOf = (file: { name: string; kind: KeptKind }) => string

/** What a row says of the paper with which one registered; left joined, since there may be none. */
export const paperFields = (linkOf: LinkOf) => ({
  fileName: computed(
    ['files.name', 'files.kind'],
    (name: string | null, kind) => (name === null ? null : linkOf({ name, kind })),
    sql`files.name`,
  ),
  fileKind: 'files.kind' as const,
  fileBytes: 'files.bytes' as const,
})
