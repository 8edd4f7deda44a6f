import { House, Package, Wallet } from 'lucide-react'
import { type Entry, itemOf } from './menu-item.tsx'
import { screens } from './screens.ts'
import { NumberedList } from '../ui/NumberedList.ts'

/** The places of a driver's phone, under the thumb. */
const phonePlaces: readonly Entry[] = [
  { screen: screens.home, icon: House },
  { screen: screens.announcedLoads, icon: Package, label: 'بارها' },
  { screen: screens.myList, icon: NumberedList },
  { screen: screens.myWallet, icon: Wallet },
]

/** In: the address shown, and how many loads stand on the driver's list. Out: the bottom bar's places. */
export const phoneMenu = (here: string, inList: number) =>
  phonePlaces.map(itemOf(here)).map((item) => ({
    ...item,
    count: item.path === screens.myList.path ? inList : undefined,
    countNoun: 'بار در فهرست شما',
  }))
