import { existsSync, writeFileSync } from 'node:fs'

/** Says something, but once for all starts that share `mark`, a file that is made by it. Without one, always. */
export function sayOnce(mark: string | undefined, say: () => void): void {
  if (mark !== undefined && existsSync(mark)) return
  say()
  if (mark !== undefined) writeFileSync(mark, '')
}
