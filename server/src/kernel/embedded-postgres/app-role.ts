import { withClient } from '../app-role.ts'

/**
 * Makes the roles that the server and the signer of its logs work as, also in a cluster from before there were any, each with
 * its own password. They may sign in and nothing more: what they may do with the tables is said after the migrations. In: the
 * owner's address, and the passwords by role.
 */
export async function ensureRoles(ownerUrl: string, roles: Record<string, string>): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    for (const [role, password] of Object.entries(roles)) {
      const { rows } = await owner.query('select from pg_roles where rolname = $1', [role])
      await owner.query(`${rows.length === 0 ? 'create' : 'alter'} role ${role} login password '${password}'`)
    }
  })
}
