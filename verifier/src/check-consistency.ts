/** Whether an older checkpoint of a log is a prefix of a newer one, shown by the log's tiles. */
import type { Checkpoint } from './checkpoint.ts'
import { must } from './broken.ts'
import { isConsistent, proveConsistency } from './merkle.ts'
import { rangesFrom, type Source } from './tiles.ts'
import { type Failed, failed } from './verdict.ts'

type Head = Pick<Checkpoint, 'origin' | 'size' | 'root'>

/** Signatures are not looked at here: `openCheckpoint` does. */
export async function checkConsistency(
  old: Head,
  head: Head,
  source: Source,
): Promise<{ ok: true } | Failed> {
  try {
    must(old.origin === head.origin, 'checkpoint_of_another_log')
    must(old.size <= head.size, 'log_shrank', { seen: old.size, size: head.size })
    const proof = await proveConsistency(old.size, head.size, rangesFrom(source, head.size))
    must(isConsistent(old, head, proof), 'history_rewritten', { seen: old.size })
    return { ok: true }
  } catch (error) {
    return failed(error, null)
  }
}
