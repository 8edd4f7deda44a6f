import { Check, CircleAlert, Unplug } from 'lucide-react'
import type { InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { serverNow } from '../../kernel/now.ts'
import { classes } from '../../ui/classes.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { kinds, sayInquiry } from './inquiry-words.ts'

/** What a registry said: the verdict as a sentence, where and when from, the large facts, then the rest. */
export function InquiryResult({ row }: { row: InquiryRow }) {
  const { tone, title, fine, large, rest } = sayInquiry(row, serverNow())
  const card = row.truckCard
  const plate = card?.plaqueNumber ? parsePlate(card.plaqueNumber, card.plaqueSerialNumber ?? '') : null
  const Icon = tone === 'success' ? Check : tone === 'warning' ? CircleAlert : Unplug
  return (
    <section className="panel" aria-live="polite">
      <div className="row wrap gap-3 strip">
        <span className={`tile tile-round tone-${tone}`}>
          <Icon className="i-lg" />
        </span>
        <div className="grow">
          <h2 className="heading">{title}</h2>
          <p className="muted">{sayWhence(row)}</p>
        </div>
        {plate && <Plate plate={plate} size="header" />}
      </div>
      {large.length > 0 && (
        <dl className="grid inquiry-facts ruled-across">
          {large.map(({ term, value, isNear = false }) => (
            <div className="strip" key={term}>
              <dt className="fine">{term}</dt>
              <dd
                className={classes('size-lg strong num', isNear && 'is-warning', value === null && 'muted')}
              >
                {value ?? 'گفته نشده'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tone !== 'success' && fine && <p className="strip muted">{fine}.</p>}
      {rest.length > 0 && (
        <div className="panel-body">
          <DescriptionList
            look="stacked"
            items={rest.map(({ term, value }) => ({
              term,
              value: value === null ? <span className="muted">گفته نشده</span> : <bdi>{value}</bdi>,
            }))}
          />
        </div>
      )}
    </section>
  )
}

function sayWhence({ kind, number, askedAt, ...answers }: InquiryRow): string {
  const answer = answers.inquired ?? answers.driverCard ?? answers.truckCard
  const source = answer?.isDemo ? 'سامانهٔ نمایشی' : 'سامانهٔ استعلام'
  return `${kinds[kind].short} ${toPersianDigits(number)}، ${source}، امروز ${formatTime(askedAt)}`
}
