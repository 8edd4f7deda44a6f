import { readUtf8, toBase64 } from '@bargah/verifier/bytes.ts'
import { proveInclusion } from '@bargah/verifier/merkle.ts'
import type { Receipt } from '@bargah/verifier/receipts.ts'
import { rangesFrom, tilePath, tileWidth, widthAt } from '@bargah/verifier/tiles.ts'
import { saveFile } from '../../ui/data-table/save-file.ts'
import type { LogRow } from './fold.ts'
import { findSeen } from './last-seen.ts'
import type { LogState, LogStore } from './log-store.ts'

const save = (name: string, content: object) =>
  saveFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))

/** Saves a receipt as anybody may be shown it. Its salt tells nothing but of the list or turn that it is about. */
export const saveReceipt = (receipt: Receipt) => save('رسید دفتر.json', bare(receipt))
const bare = ({ note, entry, salt }: Receipt) => ({ note, entry, salt })

/** Saves many in one file, which the page of any log reads. */
export const saveReceipts = (receipts: readonly Receipt[]) =>
  save('رسیدهای دفتر.json', { receipts: receipts.map(bare) })

/** Of each row the hashes that lead from it to the root of the checkpoint. */
async function proveRows({ head, source }: LogState, rows: readonly LogRow[]) {
  if (!head) return []
  const ranges = rangesFrom(source, head.size)
  return Promise.all(
    rows.map(async ({ index, text }) => {
      const proof = await proveInclusion(index, head.size, ranges)
      return { index, text, proof: proof.map(toBase64) }
    }),
  )
}

/** What a stranger needs to find these entries in the log without asking anybody: key, checkpoint, entries, proofs. */
export async function proveToStrangers(state: LogState, rows: readonly LogRow[]) {
  const key = readUtf8((await state.source('key')) ?? new Uint8Array())
  return { key, checkpoint: state.head?.note.whole, entries: await proveRows(state, rows) }
}

export const saveProof = (name: string, proof: Awaited<ReturnType<typeof proveToStrangers>>) =>
  save(`${name}.json`, proof)

/** Saves what shows that a log is wrong: what it signed now and before, and the files about the entry. */
export async function saveBroken(hallId: number, store: LogStore, index: number | null): Promise<void> {
  const { head, source } = store.state()
  const number = Math.floor((index ?? 0) / tileWidth)
  const width = head ? widthAt(0, number, head.size) : 0
  const paths = ['key', 'checkpoint', tilePath('entries', number, width), tilePath(0, number, width)]
  const files: Record<string, string | null> = {}
  for (const path of paths) {
    const found = await source(path).catch(() => null)
    files[path] = found && toBase64(found)
  }
  save(`دفتر ${hallId}.json`, { entry: index, seenBefore: findSeen(hallId), files })
}
