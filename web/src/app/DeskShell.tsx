import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '../kernel/navigation.tsx'
import { apiQuery } from '../kernel/api.ts'
import { useIsPasswordAsked } from '../kernel/ask-password.ts'
import { renewLookups } from '../kernel/lookups.ts'
import { paths } from '../kernel/paths.ts'
import { TableReportsProvider } from '../kernel/table-reports.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { BesideTitle, Shell } from '../ui/Shell.tsx'
import './desk.css'
import { DeskMenu } from './DeskMenu.tsx'
import { DeskTopBar } from './DeskTopBar.tsx'
import { PaletteOpening } from './PaletteOpening.tsx'
import { parentOf, screenNameOf } from './screen-names.ts'
import type { Screen } from './screens.ts'
import { drawTableReports } from './TableReports.tsx'
import { useFavouriteKeys } from './use-favourite-keys.ts'
import { useFavouritePlaces } from './use-favourite-rows.tsx'
import { usePaletteKeys } from './use-palette-keys.ts'

const ReauthenticateDialog = lazy(() => import('../features/auth/ReauthenticateDialog.tsx'))
const StarButton = lazy(() => import('../features/reports/StarButton.tsx'))
const KeysDialog = lazy(() => import('./KeysDialog.tsx'))
const Palette = lazy(() => import('./Palette.tsx'))

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
        {screen && <Way screen={screen} />}
        <BesideTitle
          value={
            screen &&
            screen.path !== paths.home && (
              <Suspense>
                <StarButton name={screenNameOf(screen)} />
              </Suspense>
            )
          }
        >
          <TableReportsProvider value={drawTableReports}>{children}</TableReportsProvider>
        </BesideTitle>
      </Shell>
      {menuOpen && (
        <Sheet title="فهرست" onClose={() => setMenuOpen(false)}>
          <DeskMenu onChosen={() => setMenuOpen(false)} />
        </Sheet>
      )}
      {useIsPasswordAsked() && (
        <Suspense>
          <ReauthenticateDialog />
        </Suspense>
      )}
      {keysShown && (
        <Suspense>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
      {searching && <Search onClose={() => setSearching(false)} />}
    </>
  )
}

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
function Way({ screen }: { screen: Screen }) {
  const parent = parentOf(screen)
  if (!parent) return null
  return <Crumbs parents={<Link to={parent.path}>{screenNameOf(parent)}</Link>} current={screen.title} />
}

const lookEveryMs = 5 * 60_000

/** Has the lists of lookups read anew when the server says that they changed: asked at start, on focus, and at times. */
function useFreshLookups() {
  const client = useQueryClient()
  const { data } = useQuery({ ...apiQuery('showCatalogVersions'), refetchInterval: lookEveryMs })
  useEffect(() => {
    if (data) renewLookups(client, data)
  }, [client, data])
}
