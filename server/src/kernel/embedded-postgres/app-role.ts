import { withClient } from '../app-role.ts'

/**
 * Makes the roles that the server and the signer of its logs work as, also in a cluster from before there were any. They may
 * sign in and nothing more: what they may do with the tables is said after the migrations. In: the owner's address; a password
 * on Windows only.
 */
export async function ensureRoles(
  ownerUrl: string,
  names: readonly string[],
  password?: string,
): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    for (const role of names) {
      const { rows } = await owner.query('select from pg_roles where rolname = $1', [role])
      if (rows.length === 0) await owner.query(`create role ${role} login`)
      if (password) await owner.query(`alter role ${role} password '${password}'`)
    }
  })
}
