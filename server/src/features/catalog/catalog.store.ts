import { sql } from '../../kernel/sql.ts'

/** Sizes of trucks (single, double, trailer): the kinds within them are bodies, «کفی», which every size has. */
const sizes = [30, 40, 50].map((code) => sql.lit(code))

/**
 * A row of `loader_types` as people call it: «تریلی کفی», but «کمپرسی تریلی» and not «فله و مایع کمپرسی تریلی», since
 * outside the sizes the kind is a name by itself.
 */
export const loaderName = sql<string>`case when category_code in (${sql.join(sizes)})
  then category_name || ' ' || loader_types.name else loader_types.name end`
