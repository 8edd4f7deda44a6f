import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** Files as they shall be. Nothing is written before all of it is known to fit. */
export class Draft {
  #texts = new Map()
  made = []

  has = (file) => this.#texts.has(file) || existsSync(join(root, file))
  read = (file) => this.#texts.get(file) ?? readFileSync(join(root, file), 'utf8')
  #set = (file, text) => this.#texts.set(file, text)

  make(file, text) {
    if (this.has(file)) throw new Error(`${file} is there already; choose another name.`)
    this.made.push(file)
    this.#set(file, text)
  }

  /** Adds to the end of a file, which is made when it is not there. */
  append(file, text) {
    if (this.has(file)) this.#set(file, `${this.read(file).trimEnd()}\n\n${text}`)
    else this.make(file, text)
  }

  /** Imports a name where it is not imported yet; `* as f` for a whole module. */
  importInto(file, name, from, kind = 'import') {
    const text = this.read(file)
    const line = `${kind} ${name.startsWith('*') ? name : `{ ${name} }`} from '${from}'\n`
    const same = new RegExp(`^${kind} \\{([^}]*)\\} from '${from.replaceAll(/[.*/]/g, '\\$&')}'\\n`, 'm')
    const found = name.startsWith('*') ? null : same.exec(text)
    if (text.includes(line) || found?.[1].split(',').some((one) => one.trim() === name)) return
    if (!found) return this.#set(file, withImport(text, from, line))
    const names = found[1].replace(/,?\s*$/, '')
    this.#set(file, text.replace(found[0], `${kind} {${names}, ${name} } from '${from}'\n`))
  }

  /** Puts lines before the last place where `mark` stands, or before the first after `after`. */
  insertBefore(file, mark, lines, after) {
    const text = this.read(file)
    const from = after === undefined ? -1 : text.indexOf(after)
    const at = after === undefined ? text.lastIndexOf(mark) : text.indexOf(mark, from)
    if (at === -1 || (after !== undefined && from === -1))
      throw new Error(`${file} has no place for: ${lines.trim()}`)
    this.#set(file, text.slice(0, at) + lines + text.slice(at))
  }

  /** Puts lines behind the first place where `mark` stands. */
  insertAfter(file, mark, lines) {
    const text = this.read(file)
    const at = text.indexOf(mark)
    if (at === -1) throw new Error(`${file} has no place for: ${lines.trim()}`)
    this.#set(file, text.slice(0, at + mark.length) + lines + text.slice(at + mark.length))
  }

  /** Puts a line before the first that `pattern` finds with a later name, else after the last that it finds. */
  insertByName(file, pattern, name, line) {
    const text = this.read(file)
    const found = [...text.matchAll(pattern)]
    const last = found.at(-1)
    if (!last) throw new Error(`${file} has no place for: ${line.trim()}`)
    const at = found.find((match) => match[1] > name)?.index ?? last.index + last[0].length
    this.#set(file, text.slice(0, at) + line + text.slice(at))
  }

  /** Writes all, formats it, and writes the types of the tables anew when there is a new migration. */
  write() {
    for (const [file, text] of this.#texts) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const files = [...this.#texts.keys()].filter((file) => !file.endsWith('.sql'))
    runNode(require.resolve('@biomejs/biome/bin/biome'), 'format', '--write', ...files)
    if (files.length < this.#texts.size) runNode('tools/tables.ts')
  }
}

/** Packages first, then what lies above, then what lies beside; by name among their like. */
const placeOf = (from) => `${from.startsWith('./') ? 2 : from.startsWith('.') ? 1 : 0}${from}`

function withImport(text, from, line) {
  const all = [...text.matchAll(/^import [^']*'([^']+)'\n/gm)]
  const last = all.at(-1)
  if (!last) return `${line}\n${text}`
  const at = all.find((one) => placeOf(one[1]) > placeOf(from))?.index ?? last.index + last[0].length
  return text.slice(0, at) + line + text.slice(at)
}

function runNode(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`This failed: node ${args.join(' ')}`)
}

/**
 * Runs a generator from the command line; what will not do ends it with its sentence, and nothing is written. In: how it
 * is called, and what it does with the draft and the words of the call.
 */
export function generate(usage, work) {
  try {
    if (process.argv.length < 3) throw new Error(usage)
    const draft = new Draft()
    const next = work(draft, ...process.argv.slice(2))
    draft.write()
    console.log(`Made:\n${draft.made.map((file) => `  ${file}\n`).join('')}\n${next}`)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
