import { matching } from './setting.ts'

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost|.*\.localhost)$/
/** A host as addresses write it, IPv6 without its brackets. */
const bare = (host: string) => host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
/** In: a host, as an address has it or by itself. Out: whether it is this machine. */
export const isLoopback = (host: string): boolean => loopback.test(bare(host))

const hostsIn = (list: string) => list.split(',').flatMap((one) => bare(one.trim()) || [])

export const encryptionEnvironment = {
  PLAIN_HOSTS: matching(
    'names or addresses of hosts, by commas',
    (given) => hostsIn(given).every((host) => /^[\w.:-]+$/.test(host)),
    {
      means:
        'the hosts that the server talks to without encryption, since something else keeps the way to them; all others need `https`, databases `sslmode=require` or more, this machine neither',
    },
  ),
}

/** In: a host, and PLAIN_HOSTS. Out: whether it may be spoken to without encryption. */
export const mayBePlain = (host: string, plain = ''): boolean =>
  isLoopback(host) || hostsIn(plain).includes(bare(host))

const encrypting = new Set(['require', 'verify-ca', 'verify-full'])

/** Where a database's address leads, and whether it asks for encryption; a path is a socket of this machine. */
function ofDatabase({ hostname, searchParams }: URL) {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const isHere = host === '' || host.startsWith('/') || isLoopback(host)
  return { host: bare(host), isSafe: isHere || encrypting.has(searchParams.get('sslmode') ?? '') }
}

function ofService({ protocol, hostname }: URL) {
  return { host: bare(hostname), isSafe: protocol === 'https:' || isLoopback(hostname) }
}

/** The settings that say where something is; a server of mail is asked for encryption by what speaks to it. */
const isAddress = /(?:(?<!^SMTP)_URL|_ENDPOINT|^LOG_SIGNER)$/

/** Throws a sentence that names the first address to which passwords and data would go for everybody on the way to read. */
export function mustBeEncrypted(settings: Readonly<Record<string, unknown>>, plain = ''): void {
  const allowed = hostsIn(plain)
  for (const [name, address] of Object.entries(settings)) {
    if (!isAddress.test(name) || typeof address !== 'string') continue
    const url = new URL(address)
    const isDatabase = url.protocol.startsWith('postgres')
    const { host, isSafe } = isDatabase ? ofDatabase(url) : ofService(url)
    const remedy = isDatabase ? 'add sslmode=verify-full' : 'use https'
    if (!isSafe && !allowed.includes(host))
      throw new Error(
        `${name}: ${host} is spoken to without encryption; ${remedy}, or name it in PLAIN_HOSTS`,
      )
  }
}
