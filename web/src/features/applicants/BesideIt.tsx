import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import './review.css'
import { given } from '../../ui/not-given.tsx'

export type Registration = {
  id: number
  badge: ReactNode
  createdAt: string
  isSelfRegistered: boolean
  /** What it says, in the same order in each; a term without a value says so. */
  facts: readonly { term: string; value: string | null }[]
  paper: ReactNode
}

type BesideItProps = {
  /** «با همین شناسهٔ ملی». */
  title: string
  own: Registration
  others: readonly Registration[]
}

/** A registration beside the others of its national id, fact by fact and paper by paper; what differs from it stands out. */
export function BesideIt({ title, own, others }: BesideItProps) {
  const all = [own, ...others]
  return (
    <section>
      <h3>
        {formatNumber(others.length)} ثبت‌نام دیگر {title}
      </h3>
      <div className="scrolls beside" role="region" aria-label={`ثبت‌نام‌های ${title}`}>
        <table className="block size-sm">
          <thead className="block">
            <tr>
              <th scope="col">مشخصات</th>
              {all.map((one, at) => (
                <th key={one.id} scope="col">
                  <span className="row wrap">
                    {at === 0 ? 'همین ثبت‌نام' : sayOther(at, others.length)} {one.badge}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            <Row term="رسید">
              {all.map((one) => (
                <td key={one.id}>
                  <Moment at={one.createdAt} look="row" />
                  <small className="block subtle">{one.isSelfRegistered ? 'از سایت' : 'افزودهٔ مدیر'}</small>
                </td>
              ))}
            </Row>
            {own.facts.map(({ term, value }, at) => (
              <Row key={term} term={term}>
                {all.map((one) => (
                  <Fact
                    key={one.id}
                    value={one.facts[at]?.value ?? null}
                    isSame={one.facts[at]?.value === value}
                  />
                ))}
              </Row>
            ))}
            <Row term="سند">
              {all.map((one) => (
                <td key={one.id}>{one.paper}</td>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** «ثبت‌نام دیگر ۲»: which of the others, where there are several. */
const sayOther = (at: number, count: number) =>
  count === 1 ? 'ثبت‌نام دیگر' : `ثبت‌نام دیگر ${formatNumber(at)}`

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{term}</th>
    {children}
  </tr>
)

const Fact = ({ value, isSame }: { value: string | null; isSame: boolean }) => (
  <td className={isSame ? undefined : 'is-other'}>{given(value)}</td>
)
