import { type ReactNode, useEffect, useState } from 'react'
import { LeaveQuestion } from '../../kernel/form/LeaveQuestion.tsx'
import { type Credentials, CredentialsCard } from '../auth/auth.parts.tsx'
import { RegisterFrame } from './RegisterFrame.tsx'

type RegisteredProps = {
  title: string
  account: Credentials
  card: { title: string; says?: string; usernameIs?: string; isTexted?: boolean }
  foot: ReactNode
  says?: string
  above?: ReactNode
  children?: ReactNode
}

/** The account that was made, shown this once: no way back, and who leaves without having its password is asked. */
export function Registered({ title, account, card, foot, says, above, children }: RegisteredProps) {
  const [isTaken, setTaken] = useState(false)
  // the step before may have been scrolled
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <RegisterFrame title={title} isLast says={says} foot={foot}>
      {above}
      <CredentialsCard account={account} {...card} onTaken={() => setTaken(true)} />
      {children}
      <LeaveQuestion
        always
        when={!isTaken && !card.isTexted}
        title="گذرواژه را برداشته‌اید؟"
        consequence="هنوز آن را کپی، چاپ یا ذخیره نکرده‌اید و دوباره نشان داده نمی‌شود."
      />
    </RegisterFrame>
  )
}
