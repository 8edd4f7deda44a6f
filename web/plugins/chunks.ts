import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** In: a folder and names in it, between spaces. Out: the files; throws when one is gone, so that the lists stay true. */
function filesIn(folder: string, names: string): string[] {
  return names.split(/\s+/).map((name) => {
    const found = [`${name}.tsx`, `${name}.ts`].find((file) => existsSync(`${root}${folder}/${file}`))
    if (!found) throw new Error(`web/plugins/chunks.ts names ${folder}/${name}, which is not there`)
    return `${root}${folder}/${found}`
  })
}
const iconsNamed = (names: string) =>
  names.split(' ').map((name) => `/lucide-react/dist/esm/icons/${name}.mjs`)

/** What every screen loads, signing in too. */
const everywhere = [
  ...filesIn('contract/src', 'contract'),
  ...filesIn('contract/src/kernel', 'access dates digits'),
  ...filesIn(
    'web/src/kernel',
    'api api-error calls connection kept-reads location paths repeat-key session use-write',
  ),
  ...filesIn('web/src/ui', 'Button Dialog EmptyState Note PlainForm classes toast use-modal use-soon'),
  ...iconsNamed(
    'arrow-left building-complex circle-check circle-exclamation-point headphones info loader-circle package-open phone',
  ),
  ...iconsNamed('refresh-cw shield-check triangle-exclamation-point truck wifi-off x'),
  'vite/preload-helper',
  '/lucide-react/dist/esm/Icon.mjs',
  '/lucide-react/dist/esm/context.mjs',
  '/lucide-react/dist/esm/createLucideIcon.mjs',
  '/lucide-react/dist/esm/shared/',
]

/** What the screens of everybody who is signed in share: the shells, and what their pages are made of. */
const signedIn = [
  ...filesIn('contract/src/kernel', 'check-digits geo identity money'),
  ...filesIn('web/src/kernel', 'ConfirmWrite format now use-open-file'),
  ...filesIn('web/src/app', 'menu-item sign-out use-theme'),
  ...filesIn('contract/src/features/cargos', 'sums.text'),
  ...filesIn('contract/src/features/permits', 'permits.states'),
  ...filesIn('web/src/features/permits', 'PlateOf'),
  ...filesIn('web/src/features/notifications', 'Bell NoticeRow notifications.queries notifications.text'),
  ...filesIn(
    'web/src/ui',
    'Avatar Badge DescriptionList IconButton Menu Moment Panel PhoneHeader Plate Sheet Skeleton',
  ),
  ...filesIn('web/src/ui', 'StatGrid theme use-popover'),
  ...iconsNamed(
    'arrow-right bell chevron-left circle-x clock ellipsis-vertical file-text flag hourglass house',
  ),
  ...iconsNamed(
    'key-round layout-dashboard list-checks logs log-out message-square monitor moon package plus',
  ),
  ...iconsNamed('bookmark boxes landmark rotate-ccw-clock scroll-text users user-round-plus user-round-x'),
  ...iconsNamed('shield-exclamation-point sun ticket-check user-round wallet warehouse'),
]

/** What runs out: at the door too, where nothing else of a driver's is loaded yet. */
const clock = filesIn('web/src/ui', 'use-countdown')

/** What a driver's screens share beyond that. */
const driver = [
  ...filesIn('web/src/features/turns', 'my-turn.queries my-turn.rules CancelTurn'),
  ...filesIn('web/src/features/cargos/driver', 'AskWhyPay'),
  ...filesIn('web/src/features/permits', 'my-permit.queries my-permit.rules permit-pass.queries'),
  ...filesIn(
    'web/src/features/rounds',
    'my-list.keep my-list.rules my-list.store rounds.queries rounds.text use-my-list use-phase',
  ),
  ...filesIn('web/src/ui', 'BottomBar Countdown RowFace'),
  ...iconsNamed('package-search'),
]

/** The faces of a driver's screens, from his door on. */
const faces = [
  ...filesIn('web/src/ui', 'CountdownFace Face HearButton RoadSign'),
  ...filesIn('web/src/kernel/voice', 'Hear hear'),
  ...iconsNamed('pause volume-2'),
]

/** What the door of a desk and that of a phone share. */
const door = [
  ...filesIn('web/src/ui', 'PasswordField'),
  ...filesIn('web/src/features/auth', 'auth.text use-login'),
]

/** Icons of the desk's bars and first screens, so that none of these fetches the icons of every page. */
const desk = iconsNamed('list mic scale scan-line search settings-2')

/** Icons of forms, drawers and the lists' rows. */
const pages = iconsNamed(
  'ban calendar-days check chevron-right chevron-up copy gauge id-card list-plus map-pin minus package-check printer search-x undo-2 wallet-minimal',
)

/** Icons of the table and its reports. */
const table = iconsNamed(
  'arrow-down arrow-down-up arrow-up chevrons-left chevrons-right columns-3 download file-spreadsheet grip-vertical list-filter pencil pin save trash',
)

/** What every form is made by, signing in too. */
const form = [
  ...filesIn('web/src/kernel/form', 'Form form-faults.rules use-write-form'),
  ...filesIn('web/src/features/factors', 'asked-factor.parts'),
]

/** The plain fields: signing in, and every form and filter. */
const fields = [
  ...filesIn(
    'web/src/ui',
    'Checkbox ErrorSummary Field InputBox Segments Select TextField typed-digits use-asked-text',
  ),
  ...iconsNamed('eye eye-off lock'),
]

const libraries =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/[a-z-]*(router|query|store|history)[a-z-]*)\//
// many reads at once are for the desk
const ofDesk = /useQueries|queriesObserver/

const isIn = (list: readonly string[]) => {
  const [files, parts] = [new Set(list), list.filter((one) => !one.startsWith(root))]
  return (id: string) => files.has(id) || parts.some((part) => id.includes(part))
}

/**
 * Few files of a fair size instead of many tiny ones: each list is one file, with all it imports that no list before it
 * took. What a desk shares with a driver's files must therefore stand in a list before theirs.
 */
export const chunkGroups = [
  { name: 'libraries', test: (id: string) => libraries.test(id) && !ofDesk.test(id) },
  { name: 'kit', test: isIn(everywhere) },
  { name: 'inside', test: isIn(signedIn) },
  { name: 'clock', test: isIn(clock) },
  { name: 'driver', test: isIn(driver) },
  { name: 'faces', test: isIn(faces) },
  { name: 'desk', test: isIn(desk) },
  { name: 'fields', test: isIn(fields) },
  { name: 'form', test: isIn(form) },
  { name: 'door', test: isIn(door) },
  { name: 'pages', test: isIn(pages) },
  { name: 'table', test: isIn(table) },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
]
