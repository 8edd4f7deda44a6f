/** Writes docs/settings.md from the settings as the server declares them, and docs/retention.md: `npm run settings`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { settingGroups } from '../server/src/app/config.ts'
import { describeKept } from '../server/src/app/retention.ts'
import { settingNotes } from '../server/src/app/setting.ts'

type Setting = Parameters<typeof settingNotes.get>[0]
const groups: Record<string, Record<string, Setting>> = settingGroups

const head = `# Settings

Written by \`npm run settings\` from \`server/src/app/config.ts\`; a change belongs there.

The server reads its settings from the environment at start. A wrong one ends the start with a sentence that names it; an empty one is as good as none, but for \`TRUSTED_PROXIES\`. Of each setting the value may lie in a file instead, which \`NAME_FILE\` names (\`SECRET_FILE=/run/secrets/secret\`); both at once are refused. So it is for the server and for each command.`

const ofTools = [
  ['variable', 'read by', 'meaning'],
  ['`ADMIN_PASSWORD`', '`npm run create-admin`', 'the password, instead of being asked for it'],
  ['`BACKUP_PASSPHRASE`', '`npm run backup`, `restore`', 'the passphrase, instead of being asked for it'],
  ['`BARGAH_URL`', '`npm run demo`', 'the server to play against, `http://localhost:3000` when not set'],
  ['`BROWSER_PATH`', '`npm run test:browser`', 'the browser of the tests'],
  ['`TEST_LONG`', 'all tests', '`1`, which `npm run test:long` sets: everything is run in full'],
]

/** In: rows of cells, the headings first. Out: a table in Markdown with even columns, as the formatter wants it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [headings = [], ...rest] = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = headings.map((_, at) => Math.max(...[headings, ...rest].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [headings, widths.map((width) => '-'.repeat(width)), ...rest].map(line).join('\n')
}

function cellsOf([name, setting]: [string, Setting]): string[] {
  const note = settingNotes.get(setting)
  if (!note) throw new Error(`${name} is declared without a kind of server/src/app/setting.ts`)
  return [`\`${name}\``, note.takes, note.unset, note.means]
}

/** Out: the text of docs/settings.md, one table for each group of settings. */
export function describeSettings(): string {
  const tables = Object.entries(groups).map(([title, settings]) => {
    const rows = [['variable', 'takes', 'default', 'meaning'], ...Object.entries(settings).map(cellsOf)]
    return `## ${title}\n\n${tableOf(rows)}`
  })
  return `${[head, ...tables, `## Of tools\n\n${tableOf(ofTools)}`].join('\n\n')}\n`
}

const keptHead = `# What is kept how long

Written by \`npm run settings\` from \`server/src/app/retention.ts\`; a change belongs there. The settings are in [settings.md](settings.md#how-long-things-are-kept).`

/** Out: the text of docs/retention.md. */
export const describeRetention = (): string =>
  `${keptHead}\n\n${tableOf([['what', 'how long', 'by setting', 'deleted by the job'], ...describeKept()])}

Nightly backups are kept by a rule of their own, \`BACKUP_KEEP_DAYS\`, \`_WEEKS\` and \`_MONTHS\`: what one holds it holds until the rule takes it away, whatever was deleted since. Sheets and papers are made when they are asked for and not kept.\n`

const environmentHead = `# The settings of Bargah, each with what holds where it is not set; docs/settings.md says the rest.
# Written by npm run settings. Copy it to ops/.env for ops/compose.yml, or to /etc/bargah/env for the unit files, and take the sign
# away before what you set, each value in single quotes. Secrets may lie in files: SECRET_FILE=/run/secrets/secret`

const wordsOf = (markdown: string) => markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')

/** Out: the text of ops/.env.example, every setting as a comment; those of tests are left out. */
export function describeEnvironment(): string {
  const parts = Object.entries(groups).map(([title, settings]) => {
    const lines = Object.entries(settings)
      .filter(([name]) => !name.startsWith('TEST_'))
      .map(([name, setting]) => {
        const { takes, unset, means } = settingNotes.get(setting) ?? { takes: '', unset: '', means: '' }
        const plain = /^`([^`]*)`$/.exec(unset)?.[1]
        const otherwise = plain === undefined && unset !== 'none' ? `; without it ${wordsOf(unset)}` : ''
        return `# ${wordsOf(means)} (${wordsOf(takes)}${otherwise})\n#${name}=${plain ?? ''}`
      })
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return `${[environmentHead, ...parts].join('\n\n')}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const write = (file: string, text: string) => writeFileSync(join(import.meta.dirname, '..', file), text)
  write('docs/settings.md', describeSettings())
  write('docs/retention.md', describeRetention())
  write('ops/.env.example', describeEnvironment())
}
