import { withClient } from '../app-role.ts'

/**
 * Makes the role that the server works as, also in a cluster from before there was one. It may sign in and nothing more:
 * what it may do with the tables is said after the migrations. In: the owner's address; a password on Windows only.
 */
export async function ensureAppRole(ownerUrl: string, role: string, password?: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query('select from pg_roles where rolname = $1', [role])
    if (rows.length === 0) await owner.query(`create role ${role} login`)
    if (password) await owner.query(`alter role ${role} password '${password}'`)
  })
}
