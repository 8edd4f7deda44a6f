import { useState } from 'react'
import { LaterLines } from '../../kernel/send-later/LaterLines.tsx'
import { HearPermit } from './HearPermit.tsx'
import { useAwake } from '../../ui/use-awake.ts'
import { Button } from '../../ui/Button.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { passFaceOf } from './my-permit.rules.ts'
import { PassDetails } from './PassDetails.tsx'
import { PassFaces } from './PassFaces.tsx'
import type { PassActs } from './pass-face.ts'
import type { PermitPass } from './permit-pass.queries.ts'
import { headOfFace, toneOfFace } from './pass-head.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

type PassScreenProps = { pass: PermitPass; onBack: () => void }

/** A permit's one face at a time; its code and all its details are one press away from each. */
export function PassScreen({ pass, onBack }: PassScreenProps) {
  const { items, waiting } = useWaitingActs(pass)
  const [opened, setOpened] = useState<'code' | 'details' | null>(null)
  const face = opened === 'code' && pass.qrText !== null ? 'code' : passFaceOf(pass.status, waiting)
  const acts: PassActs = {
    showCode: () => setOpened('code'),
    more: (
      <Button size="hero" onClick={() => setOpened('details')}>
        بیشتر
      </Button>
    ),
    showDetails: () => setOpened('details'),
  }
  useAwake()
  const told = face === 'waits' ? items.filter((item) => !waiting.includes(item)) : items
  return (
    <>
      <PhoneHeader
        tone={toneOfFace[face]}
        title={headOfFace(face, waiting)}
        end={<HearPermit face={face} pass={pass} />}
        onBack={opened === 'code' ? () => setOpened(null) : onBack}
      />
      <main className="measure column grow full pass" id="main" tabIndex={-1}>
        <LaterLines items={told} />
        <PassFaces of={face} pass={pass} acts={acts} />
      </main>
      {opened === 'details' && <PassDetails pass={pass} onClose={() => setOpened(null)} />}
    </>
  )
}
