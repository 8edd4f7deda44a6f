import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = { bargah: 'password', bargah_app: 'app-password' }

/** The address by which a role reaches the database that a server runs on `dataDir`; its password lies beside the cluster. */
export function databaseUrlOf(dataDir: string, role: keyof typeof files = 'bargah'): string {
  const home = join(dataDir, 'postgres')
  const password = readFileSync(join(home, files[role]), 'utf8')
  return `postgres://${role}:${password}@localhost/bargah?host=${encodeURIComponent(join(home, 'cluster'))}&port=5432`
}
