import { makeLayers } from './make-layers.ts'

/** At once, since the router must come after; what only reads a list, as its test does, has no window and opens none. */
export const layers = 'window' in globalThis ? makeLayers(window) : (null as never)
