const types = { string: 'string', number: 'number', boolean: 'boolean', Date: 'Date' }
// what no list shows
const inner = /^(searchText|.*(Hash|Token|Password|Secret))$/

export const newTableColumns = [
  { name: 'id', type: 'number', isNullable: false, isGiven: true },
  { name: 'name', type: 'string', isNullable: false, isGiven: false },
  { name: 'createdAt', type: 'Date', isNullable: false, isGiven: true },
]

/** Out: a table's columns of plain types, whether they may be empty or the database gives them; null without such a table. */
export function columnsOf(draft, table) {
  const tables = draft.read('server/src/kernel/tables.ts')
  const found = new RegExp(`\\n  ${table}: \\{\\n([\\s\\S]*?)\\n  \\}`).exec(tables)
  return found ? found[1].split('\n').flatMap(readColumn) : null
}

function readColumn(line) {
  const [, name, spelled = ''] = /^ {4}(\w+): (.*)$/.exec(line) ?? []
  const isNullable = spelled.includes('| null')
  const isGiven = spelled.startsWith('Generated')
  const type = types[spelled.replace(/^Generated(Always)?<(.*)>$/, '$2').replace(/ \| null/, '')]
  return name && type && !inner.test(name) ? [{ name, type, isNullable, isGiven }] : []
}
