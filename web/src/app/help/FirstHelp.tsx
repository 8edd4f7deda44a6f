import { Check } from 'lucide-react'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button } from '../../ui/Button.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { noteHelpSeen } from './help-seen.ts'
import { sayAllSteps } from './help.rules.ts'
import { HelpPictures } from './HelpPictures.tsx'

/** To a new driver, once, before his first turn: how it works. */
export default function FirstHelp({ onSeen }: { onSeen: () => void }) {
  const go = () => {
    noteHelpSeen()
    onSeen()
  }
  return (
    <Face fills label="نوبت چیست؟">
      <h2>نوبت چیست؟</h2>
      <HelpPictures />
      <FaceActs more={<Hear says={sayAllSteps()} />}>
        <Button variant="primary" size="hero" icon={<Check />} onClick={go}>
          دیدم، برویم
        </Button>
      </FaceActs>
    </Face>
  )
}
