import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { House, Package, Wallet } from 'lucide-react'
import { Link, useLocation } from '../kernel/navigation.tsx'
import { useLeadToResult } from '../features/rounds/use-lead-to-result.ts'
import { useListCount } from '../features/rounds/use-my-list.ts'
import { useMyTurn } from '../features/turns/my-turn.queries.ts'
import { useQuiet } from '../kernel/use-quiet.ts'
import { useSound } from '../kernel/voice/sound-choice.ts'
import { BottomBar } from '../ui/BottomBar.tsx'
import { classes } from '../ui/classes.ts'
import { fetched } from '../ui/fetched.tsx'
import { NumberedList } from '../ui/NumberedList.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { type Entry, itemOf, type MenuPlace } from './menu-item.tsx'
import { screens } from './screens.ts'

const phonePlaces: readonly Entry[] = [
  { screen: screens.home, icon: House },
  { screen: screens.announcedLoads, icon: Package, label: 'بارها' },
  { screen: screens.myList, icon: NumberedList },
  { screen: screens.myWallet, icon: Wallet },
]

/** In: the address shown, and how many loads stand on the driver's list. Out: the bottom bar's places. */
const phoneMenu = (here: string, inList: number) =>
  phonePlaces.map(itemOf(here)).map((item) => ({
    ...item,
    count: item.path === screens.myList.path ? inList : undefined,
    countNoun: 'بار در فهرست شما',
  }))

/** Sends on by itself what was kept before, once the page is there. */
const Waiting = fetched(() => import('./Waiting.tsx'))
const Announced = fetched(() => import('./Announced.tsx'))

type PhoneShellProps = { isAlone: boolean | undefined; children: ReactNode }

/** Wherever a driver is, a split round leads to its result, and what waits for the network is told. */
export default function PhoneShell({ isAlone, children }: PhoneShellProps) {
  const here = useLocation().pathname
  const turn = useMyTurn().data
  const inList = useListCount(turn?.round ? turn.id : null)
  useLeadToResult(turn, inList)
  useFetchedAhead()
  useLargeSizes()
  const isQuiet = useQuiet()
  const isSoundOn = useSound()
  return (
    <div className={classes('text-lg regular phone-page', isAlone && 'is-alone')}>
      <a className="skip-link" href="#main">
        رفتن به متن صفحه
      </a>
      {!isAlone && isQuiet && <Waiting />}
      {isSoundOn && <Announced />}
      {children}
      {!isAlone && (
        <BottomBar<MenuPlace>
          items={phoneMenu(here, inList)}
          renderLink={(item, face, props) => (
            <Link to={item.path} {...props}>
              {face}
            </Link>
          )}
        />
      )}
    </div>
  )
}

/** Says on the whole document whose it is: words and targets are large in sheets over his pages too (phone.css). */
function useLargeSizes() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['shell'] = 'phone'
    return () => void delete dataset['shell']
  }, [])
}

/** Fetches the code of the other screens while the network is there: a driver may lose it on the road. */
function useFetchedAhead() {
  useEffect(() => {
    const leaving = new AbortController()
    void fetchAhead(leaving.signal)
    return () => leaving.abort()
  }, [])
}
