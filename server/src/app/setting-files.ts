import { readFileSync } from 'node:fs'

export type GivenSettings = Readonly<Record<string, string | undefined>>

/** Of these the value may lie in a file that `NAME_FILE` names, as systems that keep secrets hand them over. */
const fileEnding = '_FILE'

/**
 * In: the environment, and the names of all settings. Out: with each setting whose `NAME_FILE` names a file read, without the end
 * of its last line, and that name taken away, so that it may be read again. Throws a sentence.
 */
export function withFiles(env: GivenSettings, names: readonly string[]): GivenSettings {
  const read: Record<string, string | undefined> = {}
  for (const name of names) {
    const ofFile = name + fileEnding
    const file = env[ofFile]
    // KEYS_FILE and the like are settings of their own
    if (!file || names.includes(ofFile)) continue
    if (env[name]) throw new Error(`${name} and ${ofFile} are both set: which of them counts?`)
    read[name] = textOf(file, ofFile)
    read[ofFile] = undefined
  }
  return { ...env, ...read }
}

function textOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be read'
    throw new Error(`${name} names ${file}, which cannot be read (${code})`, { cause: error })
  }
}
