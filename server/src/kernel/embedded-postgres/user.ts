import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The system user PostgreSQL runs as; null is the user of this process. */
export type DatabaseUser = { uid: number; gid: number } | null

/**
 * Who runs PostgreSQL over the cluster at `cluster`. PostgreSQL refuses root, so root hands it to the cluster's owner,
 * else to the system's `postgres`, else to `bargah-db`, made when missing. Throws a sentence when the cluster is not ours.
 */
export function chooseDatabaseUser(cluster: string): DatabaseUser {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  const self = process.getuid?.()
  if (self === undefined) return null
  if (owner?.uid === 0) throw foreignCluster(cluster, 'root')
  if (self === 0)
    return owner ? { uid: owner.uid, gid: owner.gid } : findOrMakeUser(['postgres', 'bargah-db'])
  if (owner && owner.uid !== self) throw foreignCluster(cluster, `uid ${owner.uid}`)
  return null
}

function foreignCluster(cluster: string, owner: string): Error {
  return new Error(
    `پوشهٔ پایگاه داده (${cluster}) از آنِ کاربر دیگری است (${owner}). مالک آن را با chown -R درست کنید.\n` +
      `The database folder ${cluster} belongs to ${owner}; run as its owner, or give it to the right user with chown -R.`,
  )
}

/** The first of `names` the system knows; when it knows none, the last one is made with useradd. Root only. */
export function findOrMakeUser(names: string[]): DatabaseUser {
  for (const name of names) {
    const found = findUser(name)
    if (found) return found
  }
  const name = names.at(-1) ?? ''
  const nologin = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const made = spawnSync('useradd', [...nologin, name], { encoding: 'utf8' })
  const user = findUser(name)
  if (user) return user
  throw new Error(
    `پایگاه داده با کاربر root اجرا نمی‌شود و ساختن کاربر «${name}» ممکن نشد؛ بارگاه را با کاربری عادی اجرا کنید.\n` +
      `PostgreSQL does not run as root, and the user ${name} could not be made ` +
      `(${made.error?.message ?? made.stderr.trim()}); make it, or start Bargah as an ordinary user.`,
  )
}

function findUser(name: string): DatabaseUser {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout) : null
  })
  return uid && gid ? { uid, gid } : null
}
