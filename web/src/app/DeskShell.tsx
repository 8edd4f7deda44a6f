import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '../kernel/navigation.tsx'
import { cancelPassword, useIsPasswordAsked } from '../kernel/ask-password.ts'
import { renewLookups } from '../kernel/lookups.ts'
import { paths } from '../kernel/paths.ts'
import { type TableReportsProps, TableReportsProvider } from '../kernel/table-reports.tsx'
import { currentSession, mayNow } from '../kernel/session.ts'
import { useRead } from '../kernel/use-read.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { fetched, fetchedInside } from '../ui/fetched.tsx'
import { BesideTitle, Shell } from '../ui/Shell.tsx'
import { isForPage } from '../ui/letter-keys.ts'
import { DeskMenu } from './DeskMenu.tsx'
import { DeskTopBar } from './DeskTopBar.tsx'
import { PaletteOpening } from './PaletteOpening.tsx'
import { type Screen, screens } from './screens.ts'
import { useFavouritePlaces } from './use-favourite-rows.tsx'
import { labelOf } from './menu-item.tsx'
import { menuEntryOf } from './menu-rows.tsx'
import './desk.css'

const ReauthenticateDialog = fetched(() => import('../features/auth/ReauthenticateDialog.tsx'))
const SavedReports = fetched(() => import('../features/reports/SavedReports.tsx'))
const StarButton = fetched(() => import('../features/reports/StarButton.tsx'))
const KeysDialog = fetched(() => import('./KeysDialog.tsx'))
const Palette = fetchedInside(() => import('./Palette.tsx'))

// figures that stand under each other have letters of their own, which come before the first of them is drawn
for (const weight of [400, 600, 700]) void document.fonts.load(`${weight} 1em 'Bargah Figures'`, '۰')

type DeskShellProps = { screen: Screen | undefined; children: ReactNode }

/** The desk of everybody but drivers: top bar, grouped menu, page. On a phone the menu opens as a sheet. */
export default function DeskShell({ screen, children }: DeskShellProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const [searching, setSearching] = useState(false)
  const [keysShown, setKeysShown] = useState(false)
  const showKeys = () => setKeysShown(true)
  usePaletteKeys(() => setSearching(true), showKeys)
  useFavourite()
  useFreshLookups()
  return (
    <>
      <Shell
        topBar={
          <DeskTopBar
            onMenu={() => setMenuOpen(true)}
            onSearch={() => setSearching(true)}
            onKeys={showKeys}
          />
        }
        sidebar={<DeskMenu />}
      >
        {screen && <Trail screen={screen} />}
        <BesideTitle
          value={screen && screen.path !== paths.home && <StarButton name={screenNameOf(screen)} />}
        >
          <TableReportsProvider value={drawTableReports}>{children}</TableReportsProvider>
        </BesideTitle>
      </Shell>
      {menuOpen && (
        <Sheet title="فهرست" onClose={() => setMenuOpen(false)}>
          <DeskMenu onChosen={() => setMenuOpen(false)} />
        </Sheet>
      )}
      {useIsPasswordAsked() && <ReauthenticateDialog onClose={cancelPassword} />}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
      {searching && <Search onClose={() => setSearching(false)} />}
    </>
  )
}

const drawTableReports = (props: TableReportsProps) => <SavedReports {...props} />

/** Keys 1 to 9 lead to one's favourites. */
function useFavourite() {
  const places = useFavouritePlaces()
  const navigate = useNavigate()
  useFavouriteKeys((at) => {
    const place = places[at]
    if (place) void navigate({ to: place.path, search: place.search })
  })
}

/** The box stands at once and takes what is typed; what is found comes with its part of the program. */
function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const box = { typed, onType: setTyped, onClose }
  return (
    <Suspense fallback={<PaletteOpening {...box} />}>
      <Palette {...box} />
    </Suspense>
  )
}

/** The way to a screen that belongs under another. */
function Trail({ screen }: { screen: Screen }) {
  const parent = parentOf(screen)
  if (!parent) return null
  return <Crumbs parents={<Link to={parent.path}>{screenNameOf(parent)}</Link>} current={screen.title} />
}

const lookEveryMs = 5 * 60_000

/** Has the lists of lookups read anew when the server says that they changed: asked at start, on focus, and at times. */
function useFreshLookups() {
  const client = useQueryClient()
  const { data } = useRead('showCatalogVersions', { refetchInterval: lookEveryMs })
  useEffect(() => {
    if (data) renewLookups(client, data)
  }, [client, data])
}

/** Calls back with the place of 1 to 9 outside of fields. By the key's place, so that a Persian keyboard works too. */
function useFavouriteKeys(open: (at: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? []
      if (digit && isForPage(event)) open(Number(digit) - 1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

const fieldsToType = 'input, textarea, select, [contenteditable]'

/** Ctrl-K, ⌘K, and «/» where no list takes it, and «؟»; by the key's place, so that a Persian keyboard works too. */
function usePaletteKeys(open: () => void, help: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK'
      const isSlash = event.code === 'Slash' && !event.ctrlKey && !event.metaKey
      const isTyping = event.target instanceof Element && event.target.closest(fieldsToType) !== null
      const isBehindDialog = document.querySelector('dialog:modal') !== null
      if (event.defaultPrevented || isBehindDialog || !(isChord || (isSlash && !isTyping))) return
      event.preventDefault()
      if (isSlash && event.shiftKey) help()
      else open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** The screen that one belongs under and the one signed in may open. */
const parentOf = ({ under = [] }: Screen): Screen | undefined =>
  under
    .map((path) => Object.values<Screen>(screens).find((screen) => screen.path === path))
    .find((screen) => screen && currentSession() && mayNow(screen.access))

const screenNameOf = (screen: Screen): string => labelOf(menuEntryOf(screen) ?? { screen })
