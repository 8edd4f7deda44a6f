import { Plus, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Agency } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { apiQuery } from '../../kernel/api.ts'
import { Read } from '../../kernel/Read.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './main-offices.css'

/** The agencies of a main office, each to be taken out, and under it all companies, to be found and put in. */
export function OfficeAgencies({ officeId }: { officeId: number }) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const [fault, setFault] = useState<string | null>(null)
  const options = { onDone: () => setFault(null), onFailed: setFault }
  const put = useWrite('setOfficeOfAgency', options)
  const take = useWrite('removeOfficeOfAgency', options)
  const assigned = useQuery(apiQuery('listAgenciesOfOffice', { query: { agencyId: officeId } }))
  const all = useQuery(apiQuery('listAgencies'))
  return (
    <>
      {fault && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <section>
        <h3>نمایندگی‌های این دفتر</h3>
        <Read
          of={assigned}
          wait={<SkeletonLines lines={3} />}
          empty={<p className="muted">هنوز نمایندگی‌ای به این دفتر نپیوسته است.</p>}
        >
          {(agencies) => (
            <ul className="office-agencies">
              {agencies.map((agency) => (
                <AgencyRow key={agency.agentID} agency={agency}>
                  <Button
                    size="dense"
                    icon={<X />}
                    busy={take.isPending && take.variables.query.agentId === agency.agentID}
                    busyLabel="در حال جدا کردن…"
                    aria-label={`جدا کردن ${agency.agentFullName}`}
                    onClick={() => take.mutate({ query: { agentId: agency.agentID } })}
                  >
                    جدا کردن
                  </Button>
                </AgencyRow>
              ))}
            </ul>
          )}
        </Read>
      </section>
      <section>
        <h3>همهٔ شرکت‌های حمل</h3>
        <TextField
          label="جست‌وجوی شرکت"
          labelHidden
          type="search"
          placeholder="نام یا شناسهٔ ملی"
          value={typed}
          onChange={setTyped}
        />
        <Read of={all} wait={<SkeletonLines lines={5} />}>
          {(agencies) => (
            <Found of={findAgencies(agencies, words)} officeId={officeId}>
              {(agency) =>
                agency.agentMainId === officeId ? (
                  <span className="subtle">در همین دفتر</span>
                ) : (
                  <Button
                    size="dense"
                    icon={<Plus />}
                    busy={put.isPending && put.variables.query.agentId === agency.agentID}
                    busyLabel="در حال پیوستن…"
                    aria-label={`پیوستن ${agency.agentFullName}`}
                    onClick={() => put.mutate({ query: { agentId: agency.agentID, agentMainId: officeId } })}
                  >
                    پیوستن
                  </Button>
                )
              }
            </Found>
          )}
        </Read>
      </section>
    </>
  )
}

const mostShown = 30

/** Those that have all words in their name or national id. */
const findAgencies = (agencies: readonly Agency[], typed: string): Agency[] => {
  const words = normalizeText(typed).split(' ')
  return agencies.filter((agency) => {
    const text = normalizeText(`${agency.agentFullName} ${agency.meliCode}`)
    return words.every((word) => text.includes(word))
  })
}

type FoundProps = { of: readonly Agency[]; officeId: number; children: (agency: Agency) => ReactNode }

function Found({ of, officeId, children }: FoundProps) {
  if (of.length === 0) return <p className="muted">شرکتی با این نام پیدا نشد.</p>
  return (
    <>
      <ul className="office-agencies">
        {of.slice(0, mostShown).map((agency) => (
          <AgencyRow key={agency.agentID} agency={agency} elsewhere={agency.agentMainId !== officeId}>
            {children(agency)}
          </AgencyRow>
        ))}
      </ul>
      {of.length > mostShown && (
        <p className="muted num">{formatNumber(of.length - mostShown)} شرکت دیگر هست؛ نام آن را بنویسید.</p>
      )}
    </>
  )
}

/** `elsewhere`: it may belong to another office, which is named. */
type AgencyRowProps = { agency: Agency; elsewhere?: boolean; children: ReactNode }

const AgencyRow = ({ agency, elsewhere = false, children }: AgencyRowProps) => (
  <li>
    <span className="grow">
      <b>{agency.agentFullName}</b>
      <small className="num">
        {toPersianDigits(agency.meliCode)}
        {elsewhere && agency.agentMainName && `، اکنون در ${agency.agentMainName}`}
      </small>
    </span>
    {children}
  </li>
)
