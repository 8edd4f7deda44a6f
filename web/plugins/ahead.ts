import type { Plugin } from 'vite'
import { type Built, chunkOf, chunksOf, filesOf } from './built.ts'

/** What a driver's phone fetches ahead (src/app/fetch-ahead.ts): his screens beside home, not those with the desk's table. */
const screens = [
  'src/app/me/MePage.tsx',
  'src/app/me/LookPage.tsx',
  'src/app/me/NewsPage.tsx',
  'src/app/help/HelpPage.tsx',
  'src/app/help/TurnHelpPage.tsx',
  'src/app/home/DriverMore.tsx',
  'src/features/cargos/driver/LoadListPage.tsx',
  'src/features/cargos/driver/PaySheet.tsx',
  'src/features/messages/WriteMessagePage.tsx',
  'src/features/notifications/NotificationsPage.tsx',
  'src/app/home/LoadHead.tsx',
  'src/features/permits/MyPermitPage.tsx',
  'src/features/permits/MyPermitsPage.tsx',
  'src/features/profile/ProfilePage.tsx',
  'src/features/rounds/MyListPage.tsx',
  'src/features/rounds/MyResultPage.tsx',
  'src/features/rounds/PickerPage.tsx',
  'src/features/turns/MyTurnsPage.tsx',
  'src/features/turns/TakeTurnPage.tsx',
  'src/features/wallet/MyWalletPage.tsx',
]

/** Writes `/ahead.json`: the scripts and sheets of those screens, without what home has. */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle: Built) {
        const chunks = chunksOf(bundle)
        const of = (pages: readonly string[]) =>
          filesOf(
            bundle,
            pages.map((page) => chunkOf(chunks, page)),
          )
        const home = of(['index.html', 'src/app/driver-start.ts'])
        const files = of(screens).filter((file) => !home.includes(file))
        this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(files) })
      },
    },
  }
}
