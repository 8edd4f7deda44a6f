import { Headphones } from 'lucide-react'
import { headAct } from '../ui/PhoneHeader.tsx'
import { Link } from './navigation.tsx'
import { paths } from './paths.ts'

/** «کمک» at the end of a head. */
export const HelpLink = () => (
  <Link to={paths.help} className={headAct}>
    <Headphones />
    کمک
  </Link>
)
