import { Fragment, type ReactNode } from 'react'
import { classes } from './classes.ts'

/** A term that is more than words needs a key. */
type Item = ({ term: string; key?: string } | { term: ReactNode; key: string }) & {
  value: ReactNode
  sum?: boolean
}
type DescriptionListProps = {
  items: readonly (Item | false | null | undefined)[]
  /** plain: facts; money: amounts in a column, `sum` rules off; stacked: word over value, two in a row. */
  look?: 'plain' | 'money' | 'stacked'
}

export function DescriptionList({ items, look = 'plain' }: DescriptionListProps) {
  const shown = items.filter((item): item is Item => Boolean(item))
  return (
    <dl className={classes('text-sm regular grid gap-2-4 dl', look !== 'plain' && `dl-${look}`)}>
      {shown.map((item) => {
        const name = item.sum ? 'sum' : undefined
        const pair = (
          <>
            <dt className={name}>{item.term}</dt>
            <dd className={name}>{item.value}</dd>
          </>
        )
        const key = typeof item.term === 'string' ? item.term : item.key
        return look === 'stacked' ? <div key={key}>{pair}</div> : <Fragment key={key}>{pair}</Fragment>
      })}
    </dl>
  )
}
