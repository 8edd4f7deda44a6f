/**
 * `npm run new-feature NAME [TITLE]`: the skeleton of a feature that works from end to end: a table, a call that searches
 * it, its test and its screen. TITLE is the screen's Persian title.
 */
import { columnsOf } from './columns.mjs'
import { generate } from './draft.mjs'
import { makeList } from './list-maker.mjs'
import { plainText, spell } from './names.mjs'

function refuseTaken(draft, { kebab, camel, pascal }) {
  const folders = ['contract/src/features', 'server/src/features', 'web/src/features']
  const taken = folders.find((folder) => draft.has(`${folder}/${kebab}`))
  if (taken) throw new Error(`The feature "${kebab}" is there already: ${taken}/${kebab}.`)
  if (columnsOf(draft, camel)) throw new Error(`There is a table "${camel}" already; choose another name.`)
  if (draft.read('web/src/kernel/paths.ts').includes(`'/${pascal}'`))
    throw new Error(`There is a screen /${pascal} already; choose another name.`)
}

function register(draft, { kebab, camel }) {
  const contract = 'contract/src/contract.ts'
  const routes = 'server/src/app/routes.ts'
  const nouns = 'contract/src/kernel/nouns.ts'
  const imports = /^import .*features\/([\w-]+)\/.*\n/gm
  const importOf = (key, from) => `import { ${key} } from '${from}'\n`
  draft.make(`contract/src/features/${kebab}/${kebab}.endpoints.ts`, `export const ${camel} = {\n}\n`)
  draft.make(
    `server/src/features/${kebab}/${kebab}.routes.ts`,
    `import { ${camel} } from '@bargah/contract/features/${kebab}/${kebab}.endpoints.ts'
import { routes } from '../../kernel/routes.ts'

export const ${camel}Routes = () =>
  routes(${camel}, {
  })
`,
  )
  draft.make(
    `contract/src/features/${kebab}/${kebab}.docs.ts`,
    `import type { FeatureDocs } from '../../kernel/docs.ts'

export const ${camel}Docs: FeatureDocs = {
  calls: {
  },
  fields: {
  },
}
`,
  )
  const docs = 'contract/src/docs.ts'
  draft.insertByName(docs, imports, kebab, importOf(`${camel}Docs`, `./features/${kebab}/${kebab}.docs.ts`))
  draft.insertByName(docs, /^ {2}(\w+): \w+Docs,\n/gm, camel, `  ${camel}: ${camel}Docs,\n`)
  draft.insertByName(contract, imports, kebab, importOf(camel, `./features/${kebab}/${kebab}.endpoints.ts`))
  draft.insertByName(contract, /^ {2}\.\.\.(\w+),\n/gm, camel, `  ...${camel},\n`)
  draft.insertByName(
    routes,
    imports,
    kebab,
    importOf(`${camel}Routes`, `../features/${kebab}/${kebab}.routes.ts`),
  )
  draft.insertByName(routes, /^ {2}\.\.\.(\w+)Routes\(.*\),\n/gm, camel, `  ...${camel}Routes(),\n`)
  draft.insertBefore(nouns, '] as const\n', `  '${camel}',\n`)
}

generate(
  'npm run new-feature NAME [TITLE], such as: npm run new-feature loading-docks «باراندازها»',
  (draft, name, title = 'بخش تازه') => {
    const feature = spell(name, 'feature')
    plainText(title, 'title')
    refuseTaken(draft, feature)
    register(draft, feature)
    makeList(draft, feature, feature, title)
    return `The screen is /${feature.pascal}.
Next: its one name in docs/words.md and contract/src/kernel/nouns.ts, its line in the map of docs/START.md; the columns of the migration, which you may edit until it has landed (then
npm run tables); who may call it; its place in web/src/app/menu.tsx; npx vitest run server/test/contract.test.ts -u, and read the change.
More: npm run new-list ${name} TABLE · npm run new-write ${name} VERB-NOUN TABLE.COLUMN`
  },
)
