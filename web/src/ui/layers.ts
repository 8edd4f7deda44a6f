import { makeLayers } from './make-layers.ts'

export const layers = makeLayers(window)
