import { ArrowLeft, Check, Images } from 'lucide-react'
import { Link, useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { helpSteps, pictureOf, sayAllSteps } from './help.rules.ts'
import { noteHelpSeen } from './help-seen.ts'
import { HelpPictures } from './HelpPictures.tsx'
import { HelpPicture } from './pictures.tsx'
import './help.css'

/** «نوبت چیست؟»: four pictures that are understood without reading, then one at a time with its words. */
export default function TurnHelpPage() {
  const { picture }: { picture?: unknown } = useSearch()
  const shown = pictureOf(picture)
  return shown === null ? <All /> : <One of={shown} />
}

function All() {
  const navigate = useNavigate()
  return (
    <>
      <PhoneHeader
        title="نوبت چیست؟"
        onBack={() => void navigate({ to: paths.help })}
        end={<Hear look="head" says={sayAllSteps()} />}
      />
      <Faces>
        <Face fills label="نوبت چیست؟">
          <HelpPictures />
          <FaceActs>
            <Link
              to={paths.helpTurn}
              search={{ picture: 1 } as object}
              className={buttonClass('primary', 'hero')}
            >
              <Images />
              یکی‌یکی ببینم
            </Link>
          </FaceActs>
        </Face>
      </Faces>
    </>
  )
}

function One({ of }: { of: number }) {
  const navigate = useNavigate()
  const step = helpSteps[of - 1]
  if (!step) return null
  const show = (picture: number) => void navigate({ to: paths.helpTurn, search: { picture } as object })
  const showAll = () => void navigate({ to: paths.helpTurn })
  const isLast = of === helpSteps.length
  const goOn = () => {
    if (!isLast) return show(of + 1)
    noteHelpSeen()
    void navigate({ to: paths.home })
  }
  return (
    <>
      <PhoneHeader
        tone={step.tone}
        title={`${formatNumber(of)} از ${formatNumber(helpSteps.length)}`}
        onBack={showAll}
        end={<Hear key={of} look="head" says={step.said} />}
      />
      <Faces>
        <Face tone={step.tone} fills label={step.title}>
          <HelpPicture of={of} isLarge />
          <div className="stack gap-2 text-head centre" aria-live="polite">
            <h2 className="figure-4xl">{step.title}</h2>
            <p>{step.words}</p>
          </div>
          <FaceActs
            more={
              // on each picture, so that what goes on never leaves its place under the thumb
              <Button size="hero" onClick={of > 1 ? () => show(1) : showAll}>
                {of > 1 ? 'از اول' : 'همهٔ تصویرها'}
              </Button>
            }
          >
            <Button variant="onHero" size="hero" onClick={goOn}>
              {isLast ? 'فهمیدم' : 'بعدی'}
              {isLast ? <Check /> : <ArrowLeft />}
            </Button>
          </FaceActs>
        </Face>
      </Faces>
    </>
  )
}
