import { useDeferredValue, useState } from 'react'
import { GivenList } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { useFoundCompanies, useFoundHalls, useUserCompanies, useUserHalls } from './users.queries.ts'

type Body = { UserAdminId: number } & ({ TransportationCompanyId: number } | { LoadHallId: number })

/** What a user of an organization is given, so that he sees what is theirs. */
const kinds = {
  companies: {
    add: 'addUserCompany',
    remove: 'removeUserCompany',
    useGiven: useUserCompanies,
    useFound: useFoundCompanies,
    bodyOf: (id: number, UserAdminId: number): Body => ({ TransportationCompanyId: id, UserAdminId }),
    noun: 'شرکت',
    title: 'شرکت‌های این کاربر',
    allTitle: 'همهٔ شرکت‌ها',
    empty: 'هنوز شرکتی به این کاربر داده نشده است.',
    hint: 'نام شرکت',
  },
  halls: {
    add: 'addUserHall',
    remove: 'removeUserHall',
    useGiven: useUserHalls,
    useFound: useFoundHalls,
    bodyOf: (id: number, UserAdminId: number): Body => ({ LoadHallId: id, UserAdminId }),
    noun: 'سالن',
    title: 'سالن‌های این کاربر',
    allTitle: 'همهٔ سالن‌ها',
    empty: 'هنوز سالنی به این کاربر داده نشده است.',
    hint: 'نام سالن',
  },
} as const

const idIn = (body: Body) => ('LoadHallId' in body ? body.LoadHallId : body.TransportationCompanyId)

/** The companies whose loads and permits a user sees, or the halls whose turns. */
export default function UserLinks({ of, userId }: { of: keyof typeof kinds; userId: number }) {
  const { add, remove, useGiven, useFound, bodyOf, ...words } = kinds[of]
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const given = useGiven(userId)
  const give = useUndoable<typeof add>(add, remove, told)
  const take = useUndoable<typeof remove>(remove, add, told)
  const link = ({ id }: { id: number }) => ({ body: bodyOf(id, userId) })
  const unlink = (linkId: number) => ({ body: { Item1: linkId } })
  return (
    <GivenList
      fault={fault}
      given={{
        of: given,
        title: words.title,
        empty: words.empty,
        take: {
          word: 'گرفتن',
          isBusy: ({ linkId }) => take.sent?.body.Item1 === linkId,
          onPress: (thing) =>
            take.act({ input: unlink(thing.linkId), back: link(thing), said: `«${thing.name}» گرفته شد` }),
        },
      }}
      all={{
        of: useFound(useDeferredValue(typed), given.data),
        title: words.allTitle,
        noun: words.noun,
        hint: words.hint,
        typed,
        onType: setTyped,
        givenWord: 'داده شده',
        give: {
          word: 'دادن',
          isBusy: ({ id }) => give.sent !== undefined && idIn(give.sent.body) === id,
          onPress: (thing) =>
            give.act({
              input: link(thing),
              back: ({ data }) => unlink(data?.id ?? 0),
              said: `«${thing.name}» داده شد`,
            }),
        },
      }}
    />
  )
}
