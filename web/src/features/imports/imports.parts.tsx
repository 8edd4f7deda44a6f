import { FileUp } from 'lucide-react'
import { importers } from '@bargah/contract/features/imports/imports.access.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { mayNow } from '../../kernel/session.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** From a list to where its rows come in from a file. */
export const ImportLink = () =>
  mayNow(importers) && (
    <Link className={buttonClass()} to={paths.imports}>
      <FileUp /> ورود از فایل
    </Link>
  )
