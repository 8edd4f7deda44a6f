import { ChevronDown, ChevronUp } from 'lucide-react'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Fill } from '../../ui/Bar.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Route } from '../../ui/Route.tsx'
import type { Column } from '../../ui/Table.tsx'
import { CargoBadge } from './CargoBadge.tsx'

type Shown = { withCompany: boolean; unfolded: number | null; onUnfold: ((id: number) => void) | undefined }

/** The columns of the declared cargos; the company is named to those who see several. */
export function cargoColumns({ withCompany, unfolded, onUnfold }: Shown): Column<CargoRow>[] {
  const columns: (Column<CargoRow> | false)[] = [
    { key: 'id', header: 'شناسه', cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong> },
    { key: 'status', header: 'وضعیت', cell: (row) => <CargoBadge cargo={row} /> },
    { key: 'at', header: 'اعلام', cell: (row) => <Moment at={row.announcedAt} look="row" /> },
    {
      key: 'route',
      header: 'مسیر',
      cell: (row) => <Route from={cityOf(row.cargoSource)} to={cityOf(row.cargoDestination)} />,
    },
    withCompany && { key: 'company', header: 'شرکت', cell: (row) => row.transportationCompanyName },
    { key: 'goods', header: 'کالا', cell: (row) => row.kalaDesc },
    {
      key: 'weight',
      header: 'وزن، کیلوگرم',
      numeric: true,
      cell: (row) => formatNumber(row.kalaWeight),
    },
    {
      key: 'loader',
      header: 'بارگیر',
      cell: (row) => (
        <span className="ellipsis cargo-loaders" title={row.loaderTypeNames}>
          {row.loaderTypeNames}
        </span>
      ),
    },
    {
      key: 'trucks',
      header: 'کامیون',
      cell: (row) => <Fill done={row.freighterNumber - row.remaining} total={row.freighterNumber} />,
    },
    {
      key: 'rent',
      header: 'کرایه، تومان',
      numeric: true,
      cell: (row) => <strong>{formatNumber(row.cargoRent)}</strong>,
    },
    onUnfold !== undefined && {
      key: 'unfold',
      header: 'مجوزهای بار',
      menu: true,
      cell: (row) => <Unfold id={row.id} isOpen={unfolded === row.id} onPress={() => onUnfold(row.id)} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

function Unfold({ id, isOpen, onPress }: { id: number; isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="row-menu"
      aria-label={`مجوزهای بار ${toPersianDigits(id)}`}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {isOpen ? <ChevronUp /> : <ChevronDown />}
    </button>
  )
}

/** In: an address as declared. Out: the part before its first comma, which is the city as a rule. */
export const cityOf = (address: string) => address.split(/[،,]/)[0]?.trim() || address
