import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { ColumnType } from 'kysely'

/** A jsonb column: read as what it holds, written as JSON text. */
export type JsonColumn = ColumnType<Json, string, string>
