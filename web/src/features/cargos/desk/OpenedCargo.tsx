import { fetched } from '../../../ui/fetched.tsx'

export const OpenedCargo = fetched(() => import('./CargoDrawer.tsx'))
