import { Fragment, type ReactNode } from 'react'
import { classes } from './classes.ts'

type Item = { term: ReactNode; value: ReactNode; sum?: boolean }
type DescriptionListProps = {
  items: readonly (Item | false | null | undefined)[]
  /** plain: facts; money: amounts in a column, `sum` rules off; stacked: word over value, two in a row. */
  look?: 'plain' | 'money' | 'stacked'
}

/** Words and what they stand for. */
export function DescriptionList({ items, look = 'plain' }: DescriptionListProps) {
  const shown = items.filter((item): item is Item => Boolean(item))
  return (
    <dl className={classes('dl', look !== 'plain' && `dl-${look}`)}>
      {shown.map((item, index) => {
        const name = item.sum ? 'sum' : undefined
        const pair = (
          <>
            <dt className={name}>{item.term}</dt>
            <dd className={name}>{item.value}</dd>
          </>
        )
        return look === 'stacked' ? <div key={index}>{pair}</div> : <Fragment key={index}>{pair}</Fragment>
      })}
    </dl>
  )
}
