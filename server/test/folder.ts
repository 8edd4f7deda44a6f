import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `bargah-${name}-`))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A new folder for the tests of a file or a group, which goes with them. In: a word for its name. */
export function useFolder(name: string): string {
  const folder = newFolder(name)
  afterAll(() => remove(folder))
  return folder
}

/** A new folder for the test that asks for it. */
export function folderOfTest(name: string): string {
  const folder = newFolder(name)
  onTestFinished(() => remove(folder))
  return folder
}
