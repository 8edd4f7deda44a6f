/** What of a `pg` client or pool is needed here. */
type Queryable = { query(sql: string): Promise<{ rows: Record<string, unknown>[] }> }

/**
 * What is wrong with Persian in the database behind `client`, as sentences; empty when all is well. Makes the extension
 * pg_trgm when it is missing and the role may. Never throws for what it finds, only when the connection fails.
 */
export async function assertPersianCollation(client: Queryable): Promise<string[]> {
  const problems = [await checkOrder(client), await checkExtension(client)]
  return problems.filter((problem) => problem !== null)
}

async function checkOrder(client: Queryable): Promise<string | null> {
  if (await sortsPersian(client, '')) return null
  const cure = `create database bargah template template0 encoding 'UTF8' locale_provider icu icu_locale 'fa' locale 'C' lc_ctype 'C.UTF-8'`
  const explicit = (await sortsPersian(client, 'collate "fa-x-icu"'))
    ? 'only queries that say collate "fa-x-icu" sort rightly'
    : 'and there is no collation "fa-x-icu" either'
  return (
    `این پایگاه داده فارسی را درست مرتب نمی‌کند («پ» باید میان «ب» و «ت» بیاید)؛ فهرست‌ها به‌هم‌ریخته دیده می‌شوند.\n` +
    `This database sorts Persian wrongly (پ must come between ب and ت); ${explicit}. Make it with: ${cure}`
  )
}

async function sortsPersian(client: Queryable, collation: string): Promise<boolean> {
  const letters = `(values ('ت'), ('پ'), ('گ'), ('ب'), ('ل'), ('ک')) as letters(letter)`
  try {
    const { rows } = await client.query(
      `select string_agg(letter, '' order by letter ${collation}) as sorted from ${letters}`,
    )
    return rows[0]?.sorted === 'بپتکگل'
  } catch (error) {
    if (collation) return false
    throw error
  }
}

/** The tables cannot be made without it: searches once had indexes of trigrams. */
async function checkExtension(client: Queryable): Promise<string | null> {
  const { rows } = await client.query(`select 1 from pg_extension where extname = 'pg_trgm'`)
  if (rows.length > 0) return null
  try {
    await client.query('create extension if not exists pg_trgm')
    return null
  } catch (error) {
    return (
      `افزونهٔ pg_trgm در این پایگاه داده نیست و ساختنش ممکن نشد؛ جدول‌ها بی آن ساخته نمی‌شوند.\n` +
      `The extension pg_trgm is not usable here (${error instanceof Error ? error.message : String(error)}); ` +
      `as a superuser run: create extension pg_trgm`
    )
  }
}
