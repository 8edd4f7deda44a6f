import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import type { S3Settings } from '../src/adapters/files/files.s3.ts'

const account = { accessKeyId: 'S3RVER', secretAccessKey: 'a secret of the tests' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that Amazon's paper «Signature Version 4» gives for what arrived. s3rver itself takes any. */
function signatureOf({ method, url = '', headers }: IncomingMessage, scope: string, signed: string): string {
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const hash = String(headers['x-amz-content-sha256'])
  const canonical = `${method}\n${url}\n\n${lines.join('')}\n${signed}\n${hash}`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const said = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${digest}`
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`)
  return hmac(key, said).toString('hex')
}

function isSigned(request: IncomingMessage): boolean {
  const said = /Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  )
  const [, scope = '', signed = '', signature] = said ?? []
  return signature === signatureOf(request, scope, signed)
}

/** A server of the S3 protocol on this machine, with one bucket, behind a door that checks each signature. */
export async function openTestS3(directory: string) {
  const bucket = 'papers'
  const s3 = new S3rver({
    silent: true,
    directory,
    serviceEndpoint: 'bargah.test',
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await s3.configureBuckets()
  const serve = s3.callback()
  const server = createServer((request, response) => {
    if (isSigned(request)) serve(request, response)
    else response.writeHead(403).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: S3Settings = { ...account, endpoint, bucket, region: 'us-east-1', pathStyle: true }
  return { settings, close: () => new Promise((resolve) => server.close(resolve)) }
}
