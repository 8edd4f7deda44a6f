import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { sayPoint } from './declare.text.ts'
import type { DeclareValues } from './declare-values.ts'

/** Where the load is taken and brought to in figures, folded under the map for whoever asks */
export const DeclarePoints = ({ values }: { values: DeclareValues }) => (
  <details>
    <summary>مختصات مبدأ و مقصد</summary>
    <DescriptionList
      items={[
        { term: 'مبدأ', value: sayPoint(values.CargoSource.point) },
        { term: 'مقصد', value: sayPoint(values.CargoDestination.point) },
      ]}
    />
  </details>
)
