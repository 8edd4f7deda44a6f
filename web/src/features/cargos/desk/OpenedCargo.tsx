import { type ComponentProps, lazy, Suspense } from 'react'

const CargoDrawer = lazy(() => import('./CargoDrawer.tsx'))

/** The drawer of a cargo, fetched when one is opened. */
export const OpenedCargo = (props: ComponentProps<typeof CargoDrawer>) => (
  <Suspense>
    <CargoDrawer {...props} />
  </Suspense>
)
