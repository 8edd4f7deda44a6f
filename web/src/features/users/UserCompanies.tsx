import { useDeferredValue, useState } from 'react'
import { GivenList } from '../../kernel/GivenList.tsx'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { useFoundCompanies, useUserCompanies } from './users.queries.ts'

/** The companies whose loads and permits a user sees. */
export default function UserCompanies({ userId }: { userId: number }) {
  const [typed, setTyped] = useState('')
  const [fault, told] = useFault()
  const given = useUserCompanies(userId)
  const give = useWrite('addUserCompany', told)
  const take = useWrite('removeUserCompany', told)
  return (
    <GivenList
      fault={fault}
      given={{
        of: given,
        title: 'شرکت‌های این کاربر',
        empty: 'هنوز شرکتی به این کاربر داده نشده است.',
        take: {
          word: 'گرفتن',
          isBusy: ({ linkId }) => take.isPending && take.variables.body.Item1 === linkId,
          onPress: ({ linkId }) => take.mutate({ body: { Item1: linkId } }),
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
          isBusy: ({ id }) => give.isPending && give.variables.body.TransportationCompanyId === id,
          onPress: ({ id }) => give.mutate({ body: { TransportationCompanyId: id, UserAdminId: userId } }),
        },
      }}
    />
  )
}
