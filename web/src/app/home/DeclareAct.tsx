import { Plus } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { mayNow } from '../../kernel/session.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { screens } from '../screens.ts'

/** The one solid act of a home whose people declare loads. */
export function DeclareAct() {
  const { path, access } = screens.addCargo
  if (!mayNow(access)) return null
  return (
    <Link className={buttonClass('primary')} to={path}>
      <Plus />
      اعلام بار
    </Link>
  )
}
