import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Agency } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { apiQuery } from '../../kernel/api.ts'
import { GivenList, type GivenThing } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'

/** The agencies of a main office, each to be taken out, and under it all companies, to be found and put in. */
export function OfficeAgencies({ officeId }: { officeId: number }) {
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const put = useUndoable('setOfficeOfAgency', 'removeOfficeOfAgency', told)
  const take = useUndoable('removeOfficeOfAgency', 'setOfficeOfAgency', told)
  const joined = ({ id }: GivenThing) => ({ query: { agentId: id, agentMainId: officeId } })
  const parted = ({ id }: GivenThing) => ({ query: { agentId: id } })
  return (
    <GivenList
      fault={fault}
      given={{
        of: useQuery({
          ...apiQuery('listAgenciesOfOffice', { query: { agencyId: officeId } }),
          select: (agencies) => agencies.map(faceOf),
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
        of: useFoundAgencies(officeId, useDeferredValue(typed)),
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

const faceOf = ({ agentID, agentFullName, meliCode }: Agency): GivenThing => ({
  id: agentID,
  name: agentFullName,
  detail: toPersianDigits(meliCode),
})

const mostShown = 30

/** The first agencies that have all words in their name or national id; that of another office names it. */
function useFoundAgencies(officeId: number, typed: string) {
  const words = normalizeText(typed).split(' ')
  const isFound = ({ agentFullName, meliCode }: Agency) => {
    const text = normalizeText(`${agentFullName} ${meliCode}`)
    return words.every((word) => text.includes(word))
  }
  const present = (agency: Agency) => {
    const face = faceOf(agency)
    const isGiven = agency.agentMainId === officeId
    const elsewhere = !isGiven && agency.agentMainName ? `، اکنون در ${agency.agentMainName}` : ''
    return { ...face, isGiven, detail: face.detail + elsewhere }
  }
  return useQuery({
    ...apiQuery('listAgencies'),
    select: (agencies) => {
      const found = agencies.filter(isFound)
      return { rows: found.slice(0, mostShown).map(present), total: found.length }
    },
  })
}
