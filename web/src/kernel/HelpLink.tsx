import { Headphones } from 'lucide-react'
import { Link } from './navigation.tsx'
import { paths } from './paths.ts'

/** «کمک» at the end of a head. */
export const HelpLink = () => (
  <Link to={paths.help} className="row inline gap-15 strong num head-act">
    <Headphones />
    کمک
  </Link>
)
