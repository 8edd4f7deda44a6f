import type { ReactNode } from 'react'
import { DeliveredFace } from './DeliveredFace.tsx'
import type { PassFace } from './my-permit.rules.ts'
import { OverFace } from './OverFace.tsx'
import { PassCode } from './PassCode.tsx'
import type { FaceProps } from './pass-face.ts'
import { VoidedFace } from './VoidedFace.tsx'
import { WaitsFace } from './WaitsFace.tsx'

const faces: Record<PassFace, (props: FaceProps) => ReactNode> = {
  code: (props) => <PassCode {...props} />,
  waits: (props) => <WaitsFace {...props} />,
  delivered: (props) => <DeliveredFace {...props} />,
  over: (props) => <OverFace {...props} />,
  voided: (props) => <VoidedFace {...props} />,
}

/** Shows the page of a permit for its current step. */
export const PassFaces = ({ of, ...props }: FaceProps & { of: PassFace }) => faces[of](props)
