import { useDeferredValue, useState } from 'react'
import { GivenList } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { useFoundHalls, useUserHalls } from './users.queries.ts'

/** The halls whose turns a user sees. */
export default function UserHalls({ userId }: { userId: number }) {
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const given = useUserHalls(userId)
  const give = useWrite('addUserHall', told)
  const take = useWrite('removeUserHall', told)
  return (
    <GivenList
      fault={fault}
      given={{
        of: given,
        title: 'سالن‌های این کاربر',
        empty: 'هنوز سالنی به این کاربر داده نشده است.',
        take: {
          word: 'گرفتن',
          isBusy: ({ linkId }) => take.isPending && take.variables.body.Item1 === linkId,
          onPress: ({ linkId }) => take.mutate({ body: { Item1: linkId } }),
        },
      }}
      all={{
        of: useFoundHalls(useDeferredValue(typed), given.data),
        title: 'همهٔ سالن‌ها',
        noun: 'سالن',
        hint: 'نام سالن',
        typed,
        onType: setTyped,
        givenWord: 'داده شده',
        give: {
          word: 'دادن',
          isBusy: ({ id }) => give.isPending && give.variables.body.LoadHallId === id,
          onPress: ({ id }) => give.mutate({ body: { LoadHallId: id, UserAdminId: userId } }),
        },
      }}
    />
  )
}
