import { type ComponentProps, lazy, Suspense } from 'react'

const CargoDrawer = lazy(() => import('./CargoDrawer.tsx'))

export const OpenedCargo = (props: ComponentProps<typeof CargoDrawer>) => (
  <Suspense>
    <CargoDrawer {...props} />
  </Suspense>
)
