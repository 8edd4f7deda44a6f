import { FileText } from 'lucide-react'
import { importers } from '@bargah/contract/features/imports/imports.access.ts'
import type { ImportKind } from '@bargah/contract/features/imports/imports.states.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { mayNow } from '../../kernel/session.ts'
import { buttonClass } from '../../ui/Button.tsx'

type ImportLinkProps = { kind: ImportKind; size?: 'dense' }

/** From a list to where its rows come in from a file. */
export const ImportLink = ({ kind, size }: ImportLinkProps) =>
  mayNow(importers) && (
    <Link className={buttonClass('default', size)} to={paths.imports} search={{ kind } as object}>
      <FileText /> ورود از فایل
    </Link>
  )
