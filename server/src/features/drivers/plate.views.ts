import { sql } from '../../kernel/sql.ts'

/** The plate of a row that joins `freighters`, in the two fields that the specification gives it. */
export const plateFields = {
  plaqueNumber: {
    sql: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three)`,
    needs: ['freighters'],
  },
  plaqueSerialNumber: 'freighters.plateRegion',
} as const

/** The same in one text: `34ع812 ایران 84`. */
export const wholePlate = {
  sql: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three, ' ایران ', freighters.plate_region)`,
  needs: ['freighters'],
} as const
