import { UserRoundPlus } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

export const addDriverLink = (
  <Link to={paths.addDriver} className={buttonClass()}>
    <UserRoundPlus />
    افزودن راننده
  </Link>
)
