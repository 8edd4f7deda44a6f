import { currentSession, mayNow } from '../kernel/session.ts'
import { labelOf } from './menu-item.tsx'
import { placeOf } from './menu-rows.tsx'
import { type Screen, screens } from './screens.ts'

/** The screen that one belongs under and the one signed in may open. */
export const parentOf = ({ under = [] }: Screen): Screen | undefined =>
  under
    .map((path) => Object.values<Screen>(screens).find((screen) => screen.path === path))
    .find((screen) => screen && currentSession() && mayNow(screen.access))

/** What the menu calls a screen. */
export const screenNameOf = (screen: Screen): string => labelOf(placeOf(screen) ?? { screen })
