/** The import arrows of docs/ARCHITECTURE.md: one rule per arrow that must not exist. `$1` is the feature in `from`. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const at = (path, pathNot) => ({ path, ...(pathNot && { pathNot }) })
// tests, and what builds their things
const tests = '\\.(test|build)\\.ts$'

module.exports = {
  forbidden: [
    rule('no-cycle', 'break the cycle by moving the shared part down', {}, { circular: true }),
    // what a test generates is not there before
    rule(
      'no-unresolved',
      'an import that leads nowhere',
      {},
      { couldNotResolve: true, pathNot: '/generated/' },
    ),
    rule(
      'contract-is-a-leaf',
      'the contract knows neither side',
      at('^contract/'),
      at('^(server|web|e2e|bench|tools)/'),
    ),
    rule(
      'verifier-stands-alone',
      'whoever checks the log shares no code with whoever writes it',
      at('^verifier/', tests),
      { pathNot: '^verifier/' },
    ),
    rule(
      'verifier-from-outside',
      'neither side of the product may come to depend on its own checker',
      at('^(server/src|contract)/'),
      at('^verifier/'),
    ),
    rule(
      'contract-kernel-below-features',
      'the kernel serves features',
      at('^contract/src/kernel/'),
      at('^contract/src/features/'),
    ),
    rule('web-not-server', 'web and server meet only in the contract', at('^web/'), at('^server/')),
    rule('server-not-web', 'web and server meet only in the contract', at('^server/'), at('^web/')),
    rule(
      'rules-are-pure',
      'a rules file imports the contract, other rules, shapes of ports and node:crypto only',
      at('\\.rules\\.ts$', tests),
      { pathNot: ['^contract/', '\\.(rules|port)\\.ts$', '^(node:)?crypto$'] },
    ),
    rule(
      'kernel-below-features',
      'the kernel serves features',
      at('^server/src/kernel/', tests),
      at('^server/src/(features|adapters|app)/'),
    ),
    rule(
      'features-not-app',
      'only app/ wires',
      at('^server/src/(features|adapters)/', tests),
      at('^server/src/app/'),
    ),
    rule(
      'demo-world-apart',
      'only the start, tests and benchmarks fill a database with the demo world',
      at('^(server/src|contract|verifier|web)/', '^server/src/app/main\\.ts$'),
      at('^server/demo-world/'),
    ),
    rule(
      'demo-world-by-doors',
      'the demo world writes rows of its own, and shares with features what decides and tells',
      at('^server/demo-world/'),
      at('^server/src/features/', '\\.(api|rules)\\.ts$'),
    ),
    rule(
      'adapters-not-features',
      'an adapter knows its outside service only',
      at('^server/src/adapters/'),
      at('^server/src/features/'),
    ),
    rule(
      'features-see-ports',
      'a feature asks for a port; app/ picks the provider',
      at('^server/src/features/', tests),
      at('^server/src/adapters/', '\\.port\\.ts$'),
    ),
    rule(
      'builders-for-tests',
      'a builder fills the database as tests want it, past all rules',
      at('^(server/src|contract|web|tools)/', tests),
      at('\\.build\\.ts$'),
    ),
    rule(
      'feature-doors',
      'another feature is reached by its <name>.api.ts or its rules only',
      at('^server/src/features/([^/]+)/', tests),
      at('^server/src/features/', ['^server/src/features/$1/', '\\.(api|rules)\\.ts$']),
    ),
    rule(
      'sql-in-stores-only',
      'only stores and views touch the query builder',
      at('^server/src/features/', ['\\.(store|views)\\.ts$', tests]),
      at('(^server/src/kernel/sql\\.ts$|^node_modules/(kysely|pg)/)'),
    ),
    rule(
      'web-feature-doors',
      'another feature is reached by its <name>.parts.ts or .parts.tsx only',
      at('^web/src/features/([^/]+)/'),
      at('^web/src/features/', ['^web/src/features/$1/', '\\.parts\\.tsx?$']),
    ),
    ...[
      ['declaring', '(desk|driver|backhaul)'],
      ['desk', '(driver|backhaul)'],
      ['driver', '(declaring|desk|backhaul)'],
      ['backhaul', '(declaring|desk)'],
    ].map(([room, others]) =>
      rule(
        `web-cargos-${room}`,
        'the desk leads to declaring, the way back to what a driver sees; else the rooms of cargos are apart',
        at(`^web/src/features/cargos/${room}/`),
        at(`^web/src/features/cargos/${others}/`),
      ),
    ),
    rule(
      'web-downward',
      'ui and kernel serve features',
      at('^web/src/(ui|kernel)/'),
      at('^web/src/(features|app)/'),
    ),
    rule('web-features-not-app', 'only app/ composes', at('^web/src/features/'), at('^web/src/app/')),
    rule(
      'ui-knows-no-api',
      'ui knows no router, no api and no feature; TanStack Table and Virtual only draw',
      at('^web/src/ui/'),
      {
        path: '^(contract/src/features|web/src/kernel|node_modules/@tanstack)/',
        pathNot: '^node_modules/@tanstack/(react|table|virtual)-(table|virtual|core)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
