import { useState } from 'react'
import { useWrite } from '../../kernel/use-write.ts'
import { FoundThings, UserLinks } from './UserLinks.tsx'
import { useFoundHalls, useUserHalls } from './users.queries.ts'

const noun = 'سالن'

/** The halls whose turns a user sees. */
export default function UserHalls({ userId }: { userId: number }) {
  const [fault, setFault] = useState<string | null>(null)
  const given = useUserHalls(userId)
  const told = { onDone: () => setFault(null), onFailed: setFault }
  const give = useWrite('addUserHall', told)
  const take = useWrite('removeUserHall', told)
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
          givingId={give.isPending ? Number(give.variables.body.LoadHallId) : undefined}
          onGive={(LoadHallId) => give.mutate({ body: { LoadHallId, UserAdminId: userId } })}
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
  <FoundThings noun={noun} found={useFoundHalls(typed)} {...rest} />
)
