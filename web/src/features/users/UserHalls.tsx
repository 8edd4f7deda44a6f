import { useDeferredValue, useState } from 'react'
import { GivenList } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { useFoundHalls, useUserHalls } from './users.queries.ts'

/** The halls whose turns a user sees. */
export default function UserHalls({ userId }: { userId: number }) {
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const given = useUserHalls(userId)
  const give = useUndoable('addUserHall', 'removeUserHall', told)
  const take = useUndoable('removeUserHall', 'addUserHall', told)
  const link = ({ id }: { id: number }) => ({ body: { LoadHallId: id, UserAdminId: userId } })
  const unlink = (linkId: number) => ({ body: { Item1: linkId } })
  return (
    <GivenList
      fault={fault}
      given={{
        of: given,
        title: 'سالن‌های این کاربر',
        empty: 'هنوز سالنی به این کاربر داده نشده است.',
        take: {
          word: 'گرفتن',
          isBusy: ({ linkId }) => take.sent?.body.Item1 === linkId,
          onPress: (thing) =>
            take.act({ input: unlink(thing.linkId), back: link(thing), said: `«${thing.name}» گرفته شد` }),
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
          isBusy: ({ id }) => give.sent?.body.LoadHallId === id,
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
