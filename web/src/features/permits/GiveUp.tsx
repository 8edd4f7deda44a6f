import { useState } from 'react'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button } from '../../ui/Button.tsx'
import { driverActs } from './my-permit.rules.ts'
import { type Acted, priceOfGivingUp } from './permit-acts.text.ts'
import { sayGiveUp } from './permit.said.ts'
import { AskGiveUp } from './PermitQuestions.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

/** The way out of a load, at the end of everything, with its price; nothing once it is too late. */
export function GiveUp({ permit }: { permit: Acted }) {
  const [isAsked, setIsAsked] = useState(false)
  const { status } = useWaitingActs(permit)
  if (!driverActs(status).mayGiveUp) return null
  return (
    <div className="stack gap-2 give-up">
      <p>تا شرکت برگهٔ بار را ثبت نکرده، می‌توانید پس بدهید. {priceOfGivingUp(permit)}</p>
      <Hear says={sayGiveUp(permit.driverFeeRial)} about="پس دادن بار" />
      <Button variant="dangerQuiet" size="hero" onClick={() => setIsAsked(true)}>
        بار را پس می‌دهم
      </Button>
      {isAsked && <AskGiveUp permit={permit} onClose={() => setIsAsked(false)} />}
    </div>
  )
}
