import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { sql } from '../../kernel/sql.ts'

/** Whether the permit that a statement reads has a waybill that counts: its papers say so, whatever its status is (rules 12.16). */
export const hasWaybill = sql<boolean>`exists (select from permit_documents
  where permit_id = permits.id and type = ${sql.lit(documentType.waybill)} and withdrawn_at is null)`
