import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type DriverAct, driverActs } from './my-permit.rules.ts'
import { type Acted, labelOfAct } from './permit-acts.text.ts'
import { AskStep } from './PermitQuestions.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

/** The one thing that a driver does with his load next, asked once; nothing where it is said and waits for the network. */
export function MyPermitAct({ permit }: { permit: Acted }) {
  const [asked, setAsked] = useState<DriverAct | null>(null)
  const { status } = useWaitingActs(permit)
  const { main } = driverActs(status)
  if (!main) return null
  return (
    <>
      <Button variant="primary" size="hero" icon={<Flag className="i-lg" />} onClick={() => setAsked(main)}>
        {labelOfAct[main]}
      </Button>
      {asked && <AskStep permit={permit} act={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
