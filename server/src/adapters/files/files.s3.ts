import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './files.port.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket stands in the path, and not before the host's name. */
  pathStyle: boolean
}

const mostMs = 30_000

/** Files in a bucket of an S3-compatible service; each request is signed (version 4), and followed nowhere else. */
export function createS3Files(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = baseOf(settings)

  async function send(method: string, name: string, more: RequestInit & { duplex?: 'half' } = {}) {
    // the headers alone are signed: a body is streamed, and fetch would read it twice
    const { body, duplex, headers } = more
    const signed = await client.sign(`${base}/${name}`, { method, headers })
    const reply = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
      ...(duplex && { duplex }),
    })
    if (reply.ok || reply.status === 404) return reply
    await reply.body?.cancel()
    throw new Error(`the file store answered ${method} with ${reply.status}`)
  }

  return {
    async put(name, from) {
      const { size } = await stat(from)
      const body = Readable.toWeb(createReadStream(from)) as RequestInit['body']
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' }
      const reply = await send('PUT', name, { body, headers, duplex: 'half' })
      await reply.body?.cancel()
      if (!reply.ok) throw new Error('the file store has no such bucket')
    },
    async open(name) {
      const reply = await send('GET', name)
      if (reply.ok && reply.body) return Readable.fromWeb(reply.body as ReadableStream)
      await reply.body?.cancel()
      return null
    },
    async remove(name) {
      const reply = await send('DELETE', name)
      await reply.body?.cancel()
    },
  }
}

function baseOf({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`
  else url.hostname = `${bucket}.${url.hostname}`
  return url.href.replace(/\/$/, '')
}
