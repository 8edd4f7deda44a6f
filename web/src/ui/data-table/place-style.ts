import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import type { Place } from './column-places.ts'

/** In: a column as drawn and how far from the start columns begin (px). Out: how its cells stick, if it is pinned. */
export const placeStyle = <Row>({ pinnedAt }: Place<Row>, offset: number): CSSProperties | undefined =>
  pinnedAt === null ? undefined : { insetInlineStart: pinnedAt + offset }

export const sideClass = <Row>({ numeric, pinnedAt }: Place<Row>) =>
  classes(numeric && 'c-num', pinnedAt !== null && 'is-pinned')
