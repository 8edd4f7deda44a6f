import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'

/** What a test's server of mail was told, line by line; the letter itself beside it. */
type Heard = { lines: string[]; letters: string[]; isEncrypted: boolean }
/** In: a command, such as `RCPT TO`. Out: what the server says to it, undefined for what all is well. */
type Says = (command: string) => string | undefined

type Options = { says?: Says; offers?: readonly string[]; isEncrypted?: boolean }

/** A server of mail on this machine, for tests: it takes letters, or says what the test wants. */
export async function startSmtp({ says = () => undefined, offers = [], isEncrypted = false }: Options = {}) {
  const heard: Heard = { lines: [], letters: [], isEncrypted: false }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    talk(isEncrypted ? encrypted(socket, heard) : socket, { says, offers }, heard)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { heard, port: (server.address() as AddressInfo).port, close: () => end(server, sockets) }
}

function end(server: Server, sockets: ReadonlySet<Socket>) {
  for (const socket of sockets) socket.destroy()
  server.close()
}

/** A certificate that nobody has signed, for localhost. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpfzjEGfHPU27q7qN
BodMN/wXUooR1PKcylWhpLIgDDShRANCAARbYusFY3lOhJrmeZIabKlDHtBQEY/k
VZ1nZjvqp7uMlVYqMLH7sj6bT+RP5mZWFUHI/XAT9vyF0p6zWdtR6zVs
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUKnov8lH9eU898/Vx3J46l2IvxVEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODExMzcyMVoYDzIxMjYxMTA0
MTEzNzIxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARbYusFY3lOhJrmeZIabKlDHtBQEY/kVZ1nZjvqp7uMlVYqMLH7sj6b
T+RP5mZWFUHI/XAT9vyF0p6zWdtR6zVso28wbTAdBgNVHQ4EFgQUXvXwSqAqPyxk
2eL36QO/Kdz3QS4wHwYDVR0jBBgwFoAUXvXwSqAqPyxk2eL36QO/Kdz3QS4wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAMyxDF7RjzZmI5r/O5AFshtNEDzEdPDkaWYmOUQhVgg2AiAh
ESfkpjCY0zfl6YEDSJzL8eIQu1THhob31+aa0EnrKg==
-----END CERTIFICATE-----`
function encrypted(socket: Socket, heard: Heard): Socket {
  heard.isEncrypted = true
  return new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => {})
}

const plainReplies: Record<string, string> = {
  'MAIL FROM': '250 OK',
  'RCPT TO': '250 OK',
  DATA: '354 go on',
  QUIT: '221 bye',
  'AUTH PLAIN': '235 OK',
  STARTTLS: '220 go on',
}

function talk(first: Socket, { says, offers }: Required<Omit<Options, 'isEncrypted'>>, heard: Heard): void {
  let socket = first
  let text = ''
  let letter: string | null = null
  const say = (line: string) => void socket.write(`${line}\r\n`)
  function hear(line: string): void {
    if (letter !== null) {
      if (line !== '.') return void (letter += `${line}\r\n`)
      heard.letters.push(letter)
      letter = null
      return say(says('LETTER') ?? '250 taken')
    }
    heard.lines.push(line)
    const command = /^(MAIL FROM|RCPT TO|AUTH PLAIN|\S+)/i.exec(line)?.[1]?.toUpperCase() ?? ''
    const greeting = ['localhost', ...offers].map(
      (one, at, all) => `250${at === all.length - 1 ? ' ' : '-'}${one}`,
    )
    const reply = says(command) ?? (command === 'EHLO' ? greeting.join('\r\n') : plainReplies[command])
    if (command === 'DATA' && reply?.startsWith('354')) letter = ''
    say(reply ?? '502 what?')
    if (command === 'STARTTLS' && reply?.startsWith('220')) {
      socket.removeAllListeners('data')
      socket = encrypted(socket, heard)
      listen()
    }
    if (command === 'QUIT') socket.end()
  }
  function listen(): void {
    socket.on('data', (part) => {
      text += part.toString('utf8')
      for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n')) {
        const line = text.slice(0, at)
        text = text.slice(at + 2)
        hear(line)
      }
    })
  }
  listen()
  say(says('GREETING') ?? '220 localhost')
}
