import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OfficeCompany } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { apiQuery } from '../../kernel/api.ts'
import { GivenList, type GivenThing } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'

/** The companies of a main office, each to be taken out, and under it all companies, to be found and put in. */
export function OfficeCompanies({ officeId }: { officeId: number }) {
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const put = useUndoable('setOfficeOfCompany', 'removeOfficeOfCompany', told)
  const take = useUndoable('removeOfficeOfCompany', 'setOfficeOfCompany', told)
  const joined = ({ id }: GivenThing) => ({ query: { agentId: id, agentMainId: officeId } })
  const parted = ({ id }: GivenThing) => ({ query: { agentId: id } })
  return (
    <GivenList
      fault={fault}
      given={{
        of: useQuery({
          ...apiQuery('listOfficeCompanies', { query: { agencyId: officeId } }),
          select: (companies) => companies.map(faceOf),
        }),
        title: 'نمایندگی‌های این دفتر',
        empty: 'هنوز نمایندگی‌ای به این دفتر نپیوسته است.',
        take: {
          word: 'جدا کردن',
          isBusy: ({ id }) => take.sent?.query.agentId === id,
          onPress: (thing) =>
            take.act({ input: parted(thing), back: joined(thing), said: `«${thing.name}» جدا شد` }),
        },
      }}
      all={{
        of: useFoundCompanies(officeId, useDeferredValue(typed)),
        title: 'همهٔ شرکت‌های حمل',
        noun: 'شرکت',
        hint: 'نام یا شناسهٔ ملی',
        typed,
        onType: setTyped,
        givenWord: 'در همین دفتر',
        give: {
          word: 'پیوستن',
          isBusy: ({ id }) => put.sent?.query.agentId === id,
          onPress: (thing) =>
            put.act({ input: joined(thing), back: parted(thing), said: `«${thing.name}» پیوست` }),
        },
      }}
    />
  )
}

const faceOf = ({ agentID, agentFullName, meliCode }: OfficeCompany): GivenThing => ({
  id: agentID,
  name: agentFullName,
  detail: toPersianDigits(meliCode),
})

const mostShown = 30

/** The first companies that have all words in their name or national id; that of another office names it. */
function useFoundCompanies(officeId: number, typed: string) {
  const words = normalizeText(typed).split(' ')
  const isFound = ({ agentFullName, meliCode }: OfficeCompany) => {
    const text = normalizeText(`${agentFullName} ${meliCode}`)
    return words.every((word) => text.includes(word))
  }
  const present = (company: OfficeCompany) => {
    const face = faceOf(company)
    const isGiven = company.agentMainId === officeId
    const elsewhere = !isGiven && company.agentMainName ? `، اکنون در ${company.agentMainName}` : ''
    return { ...face, isGiven, detail: face.detail + elsewhere }
  }
  return useQuery({
    ...apiQuery('listCompanyOffices'),
    select: (companies) => {
      const found = companies.filter(isFound)
      return { rows: found.slice(0, mostShown).map(present), total: found.length }
    },
  })
}
