import { useState } from 'react'
import { useWrite } from '../../kernel/use-write.ts'
import { FoundThings, UserLinks } from './UserLinks.tsx'
import { useFoundCompanies, useUserCompanies } from './users.queries.ts'

const noun = 'شرکت'

/** The companies whose loads and permits a user sees. */
export default function UserCompanies({ userId }: { userId: number }) {
  const [fault, setFault] = useState<string | null>(null)
  const given = useUserCompanies(userId)
  const told = { onDone: () => setFault(null), onFailed: setFault }
  const give = useWrite('addUserCompany', told)
  const take = useWrite('removeUserCompany', told)
  return (
    <UserLinks
      noun={noun}
      given={given}
      fault={fault}
      takingId={take.isPending ? Number(take.variables.body.Item1) : undefined}
      onTake={(Item1) => take.mutate({ body: { Item1 } })}
      find={(typed) => (
        <Found
          typed={typed}
          givenIds={new Set(given.data?.map(({ id }) => id))}
          givingId={give.isPending ? Number(give.variables.body.TransportationCompanyId) : undefined}
          onGive={(TransportationCompanyId) =>
            give.mutate({ body: { TransportationCompanyId, UserAdminId: userId } })
          }
        />
      )}
    />
  )
}

type FoundProps = {
  typed: string
  givenIds: ReadonlySet<number>
  givingId: number | undefined
  onGive: (id: number) => void
}
const Found = ({ typed, ...rest }: FoundProps) => (
  <FoundThings noun={noun} found={useFoundCompanies(typed)} {...rest} />
)
