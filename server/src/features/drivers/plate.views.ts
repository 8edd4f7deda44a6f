import { sql } from '../../kernel/sql.ts'

/** The plate of a row that joins `freighters`, in the two fields that the specification gives it. */
export const plateFields = {
  plaqueNumber: {
    sql: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three)`,
    needs: ['freighters'],
  },
  plaqueSerialNumber: 'freighters.plateRegion',
} as const
