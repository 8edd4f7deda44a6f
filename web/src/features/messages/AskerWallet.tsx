import { Drawer } from '../../ui/Drawer.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { WalletOf, type WalletOwner } from '../wallet/wallet.parts.ts'
import type { Question } from './messages.queries.ts'

type AskerWalletProps = { question: Question; onClose: () => void }

export default function AskerWallet({ question, onClose }: AskerWalletProps) {
  const Frame = useMedia(NARROW) ? Sheet : Drawer
  const owner = ownerOf(question)
  const name = question.transportationCompanyFullName ?? question.askerName
  return (
    <Frame title="گردش حساب" subtitle={name} onClose={onClose}>
      {owner && <WalletOf owner={owner} name={name} />}
    </Frame>
  )
}

function ownerOf({ driverId, transportationCompanyId }: Question): WalletOwner | null {
  if (driverId !== null) return { DriverId: driverId }
  return transportationCompanyId === null ? null : { TransportationCompanyId: transportationCompanyId }
}
