import { Banknote, Copy, Pencil } from 'lucide-react'
import { Link } from '../../../kernel/navigation.tsx'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { paths } from '../../../kernel/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { loadActWords } from './cargo-may.ts'

/** Lead from a cargo to its form, and there to its rent, which is what is changed most. */
export const EditLinks = ({ cargo, isNext }: { cargo: PublicCargo; isNext: boolean }) => (
  <>
    <Link
      to={paths.editCargo(cargo.id)}
      className={buttonClass(isNext ? 'primary' : 'default')}
      aria-keyshortcuts="E"
    >
      <Pencil />
      {loadActWords.edit}
    </Link>
    <Link
      to={paths.editCargo(cargo.id)}
      search={{ field: 'CargoRent' }}
      className={buttonClass('ghost')}
      aria-keyshortcuts="R"
    >
      <Banknote />
      {loadActWords.rent}
    </Link>
  </>
)

/** Leads from a cargo to a declaration that is filled in by it. */
export const CopyLink = ({ cargo }: { cargo: PublicCargo }) => (
  <Link
    to={paths.addCargo}
    search={{ copy: cargo.id }}
    className={buttonClass('ghost')}
    aria-keyshortcuts="C"
  >
    <Copy />
    {loadActWords.copy}
  </Link>
)
