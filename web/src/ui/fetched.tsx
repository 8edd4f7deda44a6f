import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** A component that is fetched when it is first shown; `waiting` stands in its place until then. */
/* @__NO_SIDE_EFFECTS__ */
export function fetched<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Fetched: ComponentType<Props> = lazy(load)
  return (props) => (
    <Suspense fallback={waiting}>
      <Fetched {...props} />
    </Suspense>
  )
}
