import { Check } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Rules } from '../contact/contact.parts.tsx'

type RulesSheetProps = { onClose: () => void; onAccepted: () => void }

export default function RulesSheet({ onClose, onAccepted }: RulesSheetProps) {
  return (
    <Sheet
      title="قوانین بارگاه"
      onClose={onClose}
      actions={
        <Button variant="primary" size="touch" icon={<Check className="i-lg" />} onClick={onAccepted}>
          قوانین را می‌پذیرم
        </Button>
      }
    >
      <Rules />
    </Sheet>
  )
}
