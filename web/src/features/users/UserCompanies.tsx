import { useDeferredValue, useState } from 'react'
import { GivenList } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { useFoundCompanies, useUserCompanies } from './users.queries.ts'

/** The companies whose loads and permits a user sees. */
export default function UserCompanies({ userId }: { userId: number }) {
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const given = useUserCompanies(userId)
  const give = useUndoable('addUserCompany', 'removeUserCompany', told)
  const take = useUndoable('removeUserCompany', 'addUserCompany', told)
  const link = ({ id }: { id: number }) => ({ body: { TransportationCompanyId: id, UserAdminId: userId } })
  const unlink = (linkId: number) => ({ body: { Item1: linkId } })
  return (
    <GivenList
      fault={fault}
      given={{
        of: given,
        title: 'شرکت‌های این کاربر',
        empty: 'هنوز شرکتی به این کاربر داده نشده است.',
        take: {
          word: 'گرفتن',
          isBusy: ({ linkId }) => take.sent?.body.Item1 === linkId,
          onPress: (thing) =>
            take.act({ input: unlink(thing.linkId), back: link(thing), said: `«${thing.name}» گرفته شد` }),
        },
      }}
      all={{
        of: useFoundCompanies(useDeferredValue(typed), given.data),
        title: 'همهٔ شرکت‌ها',
        noun: 'شرکت',
        hint: 'نام شرکت',
        typed,
        onType: setTyped,
        givenWord: 'داده شده',
        give: {
          word: 'دادن',
          isBusy: ({ id }) => give.sent?.body.TransportationCompanyId === id,
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
