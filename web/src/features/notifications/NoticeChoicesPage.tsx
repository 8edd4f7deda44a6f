import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import PushSwitch from './PushSwitch.tsx'

/** At a desk: how one is told of what. */
export default function NoticeChoicesPage() {
  const navigate = useNavigate()
  return (
    <PageFrame
      phone={false}
      title="خبر دادن"
      subtitle="چه خبری از چه راهی به شما برسد"
      onBack={() => void navigate({ to: paths.notifications })}
    >
      <PushSwitch phone={false} />
      <Panel title="چه خبری، از چه راهی">
        <NoticeChoices />
      </Panel>
    </PageFrame>
  )
}
