import { useNavigate } from '../../kernel/navigation.tsx'
import { NoticeChoices, PushSwitch } from '../../features/notifications/notifications.parts.ts'
import { MyWishes } from '../../features/wishes/wishes.parts.ts'
import { HelpLink } from '../../kernel/HelpLink.tsx'
import { paths } from '../../kernel/paths.ts'
import { Face, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import './me.css'

/** «خبرم کن»: of which loads a driver is told, and how he is told of the rest. */
export default function NewsPage() {
  const navigate = useNavigate()
  return (
    <>
      <PhoneHeader title="خبرم کن" onBack={() => void navigate({ to: paths.me })} end={<HelpLink />} />
      <Faces>
        <Face label="بارهایی که می‌خواهم">
          <MyWishes />
        </Face>
        <Face fills label="خبرهای دیگر">
          <h2>خبرهای دیگر</h2>
          <PushSwitch phone />
          <NoticeChoices />
        </Face>
      </Faces>
    </>
  )
}
