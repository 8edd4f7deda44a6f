import { Building2, Package } from 'lucide-react'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatuses, cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatPackaging } from '../../kernel/format.ts'
import type { Choices } from '../../kernel/list-choices.ts'
import {
  identityColumn,
  momentColumn,
  numberColumn,
  routeColumn,
  textColumn,
} from '../../kernel/list-columns.tsx'
import { Fill } from '../../ui/Bar.tsx'
import type { DataColumn } from '../../ui/data-table/data-table-props.ts'
import { CargoBadge } from './CargoBadge.tsx'

type Shown = {
  /** For those who see the cargos of several companies. */
  withCompany: boolean
  goods: Choices
  companies: Choices
}

const statuses = cargoStatuses.map((key) => ({ key, label: cargoStatusLabels[key] }))
const hidden = { hidden: true }

/** The columns of the declared cargos, with their filters; the company is named to those who see several. */
export function cargoColumns({ withCompany, goods, companies }: Shown): DataColumn<CargoRow>[] {
  const columns: (DataColumn<CargoRow> | false)[] = [
    identityColumn('id', 'شناسه', (row) => row.id, { width: 72 }),
    {
      id: 'status',
      header: 'وضعیت',
      width: 120,
      value: (row) => cargoStatusLabels[row.cargoStatus],
      filter: { kind: 'choice', several: true, options: statuses },
      cell: (row) => <CargoBadge cargo={row} />,
    },
    momentColumn('at', 'اعلام', (row) => row.announcedAt),
    routeColumn(),
    withCompany &&
      textColumn('company', 'شرکت', (row) => row.transportationCompanyName, {
        width: 120,
        filter: { kind: 'choice', always: true, icon: <Building2 />, options: companies },
      }),
    textColumn('goods', 'کالا', (row) => row.kalaDesc, {
      width: 100,
      filter: { kind: 'choice', several: true, always: true, icon: <Package />, options: goods },
    }),
    // where the company is named too, the money would be beyond the edge of a desk
    numberColumn('weight', 'وزن، کیلوگرم', (row) => row.kalaWeight, { width: 112, hidden: withCompany }),
    textColumn('loader', 'بارگیر', (row) => row.loaderTypeNames, { width: 116 }),
    {
      id: 'trucks',
      header: 'کامیون',
      width: 112,
      value: (row) => row.remaining,
      cell: (row) => <Fill done={row.freighterNumber - row.remaining} total={row.freighterNumber} />,
    },
    numberColumn('rent', 'کرایه، تومان', (row) => row.cargoRent, {
      width: 112,
      total: (sum) => `جمع کرایه ${formatNumber(sum)} تومان`,
      cell: (row) => <strong>{formatNumber(row.cargoRent)}</strong>,
    }),
    textColumn('hall', 'سالن', (row) => row.loadHallName, hidden),
    numberColumn('distance', 'مسافت، کیلومتر', (row) => Math.round(row.cargoDistance), hidden),
    textColumn(
      'packaging',
      'بسته‌بندی',
      (row) => formatPackaging(row.bastebandyName, row.bastebandyNumber),
      hidden,
    ),
    textColumn('tel', 'تلفن هماهنگی', (row) => row.tel, hidden),
    textColumn('note', 'توضیح', (row) => row.description, hidden),
    textColumn('ended', 'دلیل پایان', (row) => row.finishReason, hidden),
  ]
  return columns.filter((column) => column !== false)
}
