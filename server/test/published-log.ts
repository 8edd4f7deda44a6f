import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Receipt, verifyReceipt } from '@bargah/verifier/receipts.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import type { TestApp } from './app.ts'

/** A hall's log as anybody on the network reads it. */
export const publishedLog =
  ({ app }: TestApp, hallId: number): Source =>
  async (path) => {
    const reply = await app.inject(`/log/${hallId}/${path}`)
    return reply.statusCode === 200 ? reply.rawPayload : null
  }

/** Whether a hall's log, as anybody reads it, keeps what a receipt promises. */
export const verifyKept = (app: TestApp, hallId: number, receipt: Receipt) =>
  verifyReceipt(publishedLog(app, hallId), receipt)

/** The texts of a log that verifies, and the checkpoint under which they stand. */
export async function readPublished(source: Source): Promise<{ texts: string[]; checkpoint: string }> {
  const texts: string[] = []
  const verdict = await verifyLog(source, { onEntry: (_, __, text) => void texts.push(text) })
  if (!verdict.ok) throw new Error(`the log is wrong: ${JSON.stringify(verdict)}`)
  return { texts, checkpoint: verdict.checkpoint }
}

/** Saves all that a verification reads, so that other programs find it. */
export async function saveLog(source: Source, folder: string): Promise<void> {
  await readPublished(async (path) => {
    const bytes = await source(path)
    if (bytes) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
    return bytes
  })
}
