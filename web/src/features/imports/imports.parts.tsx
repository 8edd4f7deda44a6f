import { FileUp } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** From a list to where its rows come in from a file. */
export const importLink = (
  <Link className={buttonClass()} to={paths.imports}>
    <FileUp /> ورود از فایل
  </Link>
)
