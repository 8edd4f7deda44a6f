import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { Card } from '../ui/Panel.tsx'

/** A part of a line of a card: what a column shows, or words of the card's own. */
export type CardPart<Row> = (row: Row) => ReactNode
export type CardLines<Row> = readonly (readonly CardPart<Row>[])[]

type RowCardProps<Row> = { row: Row; lines: CardLines<Row>; acts: CardPart<Row> | undefined }

/** A row of a list on a phone: what names it in bold, its acts beside it, and below in lines what else is shown. */
export const RowCard = <Row,>({ row, lines, acts }: RowCardProps<Row>) => (
  <Card className="gap-2 grid one-column row-card">
    {lines.map((parts, line) => (
      // lines and their parts are the same for every row
      // oxlint-disable-next-line react/no-array-index-key
      <div key={line} className={classes('apart', line > 0 && 'wrap muted')}>
        {parts.map((part, at) => {
          const Word = line === 0 && at === 0 ? 'b' : 'span'
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <Word key={at} className={classes(line > 0 && parts.length === 1 && 'ellipsis')}>
              {part(row)}
            </Word>
          )
        })}
        {line === 0 && acts?.(row)}
      </div>
    ))}
  </Card>
)
