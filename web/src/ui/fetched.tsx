import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Note } from './Note.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const Again = createContext(() => {})

/** In the place of what could not be fetched: it says so and fetches it again; what would stand over the page can be closed. */
function NotFetched({ onClose }: { onClose?: () => void }) {
  const again = <Button onClick={useContext(Again)}>تلاش دوباره</Button>
  const why = 'از سرور نیامد؛ اینترنت را بررسی کنید. آنچه نوشته‌اید سر جایش است.'
  if (!onClose)
    return (
      <Note tone="danger" alert>
        این بخش {why} {again}
      </Note>
    )
  const leave = <Button onClick={onClose}>بستن</Button>
  return (
    <Dialog
      alert
      title="این پنجره باز نشد"
      consequence={why}
      onClose={onClose}
      actions={
        <>
          {leave}
          {again}
        </>
      }
    />
  )
}

/**
 * `lazy` for whatever has a `Suspense` around it. What cannot be fetched breaks nothing around it: it stands there as
 * `NotFetched`, and is fetched anew when it is asked for again.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fetchedInside<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().catch(() => {
        next = begin()
        return { default: NotFetched as ComponentType<Props> }
      }),
    )
  let next = begin()
  return function Fetched(props) {
    const [Now, show] = useState(() => next)
    const again = useCallback(() => show(() => next), [])
    return (
      <Again value={again}>
        <Now {...props} />
      </Again>
    )
  }
}

/** A component that is fetched when it is first shown; `waiting` stands in its place until then. */
/* @__NO_SIDE_EFFECTS__ */
export function fetched<Props extends object>(load: Load<Props>, waiting?: ReactNode): ComponentType<Props> {
  const Fetched = fetchedInside(load)
  return (props) => (
    <Suspense fallback={waiting}>
      <Fetched {...props} />
    </Suspense>
  )
}
