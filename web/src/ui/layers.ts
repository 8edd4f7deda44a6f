import { makeLayers } from './make-layers.ts'

/** The layers over the page of this window. */
export const layers = makeLayers(window)
