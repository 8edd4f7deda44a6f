import { FileText, House, Package, Wallet } from 'lucide-react'
import { type Entry, itemOf } from './menu-item.tsx'
import { screens } from './screens.ts'

/** The places of a driver's phone, under the thumb. */
const phonePlaces: readonly Entry[] = [
  { screen: screens.home, icon: House },
  { screen: screens.announcedLoads, icon: Package, label: 'بارها' },
  { screen: screens.myPermits, icon: FileText, label: 'مجوزها' },
  { screen: screens.myWallet, icon: Wallet },
]

/** In: the address shown, and how many loads wait in the open round. Out: the bottom bar's places. */
export const phoneMenu = (here: string, loads: number) =>
  phonePlaces.map(itemOf(here)).map((item) => ({
    ...item,
    count: item.path === screens.announcedLoads.path ? loads : undefined,
    countNoun: 'بار برای شما',
  }))
