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
  ...filesIn('contract/src/kernel', 'access check-digits dates digits identity'),
  ...filesIn(
    'web/src/kernel',
    'api api-error calls connection early-reads kept-reads location lookups navigation paths session use-read use-write',
  ),
  ...filesIn('web/src/app', 'screens'),
  ...filesIn('web/src/kernel/router', 'RouterProvider address make-history make-router routes scrolling'),
  ...filesIn(
    'web/src/ui',
    'Button Dialog EmptyState Note PhoneHeader PlainForm classes fetched toast use-countdown use-modal watched',
  ),
  ...iconsNamed(
    'arrow-left arrow-right building-complex circle-check circle-exclamation-point headphones info loader-circle package-open phone',
  ),
  ...iconsNamed(
    'key-round message-square refresh-cw shield-check triangle-exclamation-point truck wifi-off x',
  ),
  'vite/preload-helper',
  '/lucide-react/dist/esm/Icon.mjs',
  '/lucide-react/dist/esm/context.mjs',
  '/lucide-react/dist/esm/createLucideIcon.mjs',
  '/lucide-react/dist/esm/shared/',
]

/** What a driver's home and a desk share. */
const inside = [
  ...filesIn('contract/src/kernel', 'day-and-hour geo money number-words text'),
  ...filesIn('contract/src/features/rounds', 'rounds.states'),
  ...filesIn('web/src/kernel', 'Read format lack now use-my-balance use-my-place'),
  ...filesIn('web/src/app', 'menu-item'),
  ...filesIn(
    'web/src/features/notifications',
    'Bell NoticeRow notifications.queries notifications.text seen-notices',
  ),
  ...filesIn('web/src/features/rounds', 'rounds.text'),
  ...filesIn('web/src/ui', 'IconButton Moment Sheet Skeleton Toman use-popover'),
  ...iconsNamed('bell chevron-left hourglass house map-pin package scroll-text shield-exclamation-point'),
  ...iconsNamed('cloud-upload hand user-round wallet warehouse'),
]

/** What the other pages of everybody who is signed in are made of. */
const rooms = [
  ...filesIn('web/src/kernel', 'ConfirmWrite TopUp use-open-file'),
  ...filesIn('web/src/app', 'sign-out'),
  ...filesIn('contract/src/features/cargos', 'sums.text'),
  ...filesIn('contract/src/features/permits', 'permits.states'),
  ...filesIn('web/src/features/permits', 'PermitBadge'),
  ...filesIn('web/src/ui', 'Avatar Badge DescriptionList Menu Panel Plate StatGrid theme'),
  ...iconsNamed('circle-x clock ellipsis-vertical file-text flag list-checks log-out moon plus sun trash'),
]

/** Small parts of pages on both sides, of which none alone is worth a request. */
const small = [
  ...filesIn('contract/src/kernel', 'not-given'),
  ...filesIn('contract/src/features/cargos', 'cargos.states'),
  ...filesIn('contract/src/features/wallet', 'enough-for'),
  ...filesIn('web/src/features/permits', 'search-permits.queries'),
  ...filesIn('web/src/features/rounds', 'desk.queries'),
  ...filesIn('web/src/kernel', 'ask-password'),
  ...filesIn('web/src/ui', 'Bar Countdown Route Shell'),
]

/** The faces of a driver's screens, from his door on. */
const faces = [
  ...filesIn('web/src/ui', 'CountdownFace Face HearButton RoadSign'),
  ...filesIn('web/src/kernel/voice', 'Hear hear'),
  ...filesIn('web/src/features/cargos', 'truck.parts'),
  ...iconsNamed('pause volume-2'),
]

/** What a driver's home and his other screens share beyond that. */
const driver = [
  ...filesIn(
    'web/src/features/turns',
    'my-turn.queries my-turn.rules my-turn.text no-turn.rules NoTurn TurnFace',
  ),
  ...filesIn('web/src/app/help', 'help-seen'),
  ...filesIn('web/src/features/log', 'log.parts receipts.parts'),
  ...filesIn('web/src/features/permits', 'my-permit.queries'),
  ...filesIn(
    'web/src/features/rounds',
    'my-list.keep my-list.rules my-list.store list-face.rules RoundFace rounds.queries use-lead-to-result use-my-list use-phase',
  ),
  ...filesIn('web/src/kernel', 'HelpLink'),
  ...filesIn('web/src/kernel/voice', 'said-when sound-choice'),
  ...filesIn('web/src/ui', 'BottomBar NumberedList RowFace'),
]

/** What waits for the network. */
const later = filesIn('web/src/kernel/send-later', 'send-later')

/** A load on the way: on a driver's home when he has one, and its permit. */
const load = [
  ...filesIn(
    'web/src/features/permits',
    'HearPermit PermitQuestions my-permit.rules permit-pass.queries use-waiting-acts',
  ),
]

/** What a load pays, at a desk too. */
const pay = [
  ...filesIn('web/src/features/cargos/driver', 'OfficialScale PayBreakdown'),
  ...filesIn('web/src/ui', 'price-scale.rules'),
]

/** Loads as a driver sees them on several screens, and what they pay. */
const road = [
  ...filesIn('web/src/features/cargos', 'pay.parts'),
  ...filesIn('web/src/features/cargos/driver', 'CargoCard LoadBrowser TakeFreeLoad RoutePay'),
  ...filesIn('web/src/features/rounds', 'RemoveSheet'),
  ...filesIn('web/src/features/turns', 'CancelTurn'),
]

/** What the door of a desk and that of a phone share. */
const door = [
  ...filesIn('web/src/app', 'LoginScreen'),
  ...filesIn('contract/src/features/auth', 'auth.text'),
  ...filesIn('web/src/ui', 'PasswordField'),
  ...filesIn('web/src/features/auth', 'auth.text use-login'),
]

/** What the door of a phone and registering share. */
const steps = [
  ...filesIn('web/src/kernel/form', 'proof.rules use-draft'),
  ...filesIn('web/src/ui', 'CodeField MobileField'),
]

/** Icons of the desk's bars and first screens, so that none of these fetches the icons of every page. */
const desk = [
  ...iconsNamed(
    'bookmark boxes chart-column check chevron-left eraser landmark layout-dashboard list logs mic monitor rotate-ccw-clock scale',
  ),
  ...iconsNamed(
    'scan-line search search-check settings-2 sliders-horizontal star ticket-check user-round-plus user-round-x users',
  ),
]

/** What the bars of a desk say. */
const bars = [
  ...filesIn('web/src/app', 'RoundState'),
  ...filesIn('web/src/kernel', 'reports table-reports'),
  ...filesIn('web/src/ui', 'Crumbs Sidebar TopBar'),
]

/** What the homes of desks are made of. */
const homes = filesIn('web/src/app/home', 'HallsNow HomeList LatestLists NeedsDoing figure')

/** Icons of forms, drawers and the lists' rows. */
const pages = iconsNamed(
  'ban calendar-days circle-question-mark locate-fixed chevron-right chevron-up copy gauge id-card list-plus minus package-check printer search-x undo-2 wallet-minimal',
)

/** The table, with its icons and those of its reports. */
const table = iconsNamed(
  'arrow-down arrow-down-up arrow-up chevrons-left chevrons-right columns-3 download file-spreadsheet grip-vertical list-filter pin save send sunrise trash',
)

/** Where a list stands, in the address: pages that open a row of it need that, too. */
const address = filesIn('web/src/ui/data-table', 'table-address.rules')

/** What every list says of itself, before its table. */
const lists = filesIn('web/src/kernel', 'list-columns list-screen make-screen table-request.rules')

/** What every form is made by, signing in too. */
const form = [
  ...filesIn('web/src/kernel/form', 'Form form-faults.rules use-write-form'),
  ...filesIn('web/src/features/factors', 'asked-factor.parts'),
]

/** The plain fields: signing in, and every form and filter. */
const fields = [
  ...filesIn(
    'web/src/ui',
    'Brand Checkbox DigitsField ErrorSummary Field InputBox Segments Select TextField typed-digits use-asked-text use-media',
  ),
  ...iconsNamed('chevron-down eye eye-off lock pencil'),
]

const libraries =
  /rolldown[/-]runtime|web\/src\/renderer\/|node_modules\/(preact|@tanstack\/[a-z-]*query[a-z-]*)\//
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
  { name: 'faces', test: isIn(faces) },
  { name: 'inside', test: isIn(inside) },
  { name: 'driver', test: isIn(driver) },
  { name: 'rooms', test: isIn(rooms) },
  { name: 'desk', test: isIn(desk) },
  { name: 'fields', test: isIn(fields) },
  { name: 'form', test: isIn(form) },
  { name: 'door', test: isIn(door) },
  { name: 'steps', test: isIn(steps) },
  { name: 'small', test: isIn(small) },
  { name: 'later', test: isIn(later) },
  { name: 'queries', test: (id: string) => ofDesk.test(id) },
  { name: 'bars', test: isIn(bars) },
  { name: 'homes', test: isIn(homes) },
  { name: 'pages', test: isIn(pages) },
  { name: 'load', test: isIn(load) },
  { name: 'pay', test: isIn(pay) },
  { name: 'road', test: isIn(road) },
  { name: 'table', test: isIn(table) },
  { name: 'address', test: isIn(address) },
  { name: 'lists', test: isIn(lists) },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
]
