/**
 * `npm run new-list FEATURE TABLE [TITLE]`: a list in a feature that exists, from the table to the screen: search call,
 * rows, test, page. A table that is not there is made. TITLE is the screen's Persian title.
 */
import { generate } from './draft.mjs'
import { makeList } from './list-maker.mjs'
import { plainText, spell, spellingsOf } from './names.mjs'

generate(
  'npm run new-list FEATURE TABLE [TITLE], such as: npm run new-list halls hall-tariffs «تعرفه‌ها»',
  (draft, name, table, title = 'فهرست تازه') => {
    const feature = spell(name, 'feature')
    if (!draft.has(`contract/src/features/${feature.kebab}/${feature.kebab}.endpoints.ts`))
      throw new Error(`There is no feature "${name}"; npm run new-feature makes one.`)
    const list = spell(table && spellingsOf(table).kebab, 'table')
    makeList(draft, feature, list, plainText(title, 'title'))
    return `The screen is /${list.pascal}.
Next: headings and kinds in ${feature.kebab}.columns.ts, joins and scope in search-${list.kebab}.views.ts (docs/lists.md), who may see it (contract
and web/src/app/screens.ts), its place in web/src/app/menu.tsx; npx vitest run server/test/contract.test.ts -u, and read the change.`
  },
)
