import { useNavigate } from '../../kernel/navigation.tsx'
import { Sessions } from '../../features/profile/Sessions.tsx'
import { paths } from '../../kernel/paths.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { Face, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import './me.css'

/** Where the driver is signed in: what this phone means for his account, and the way to end another. */
export default function PhonesPage() {
  const navigate = useNavigate()
  const sends = useSendsSms()
  return (
    <>
      <PhoneHeader title="این گوشی" onBack={() => void navigate({ to: paths.me })} />
      <Faces>
        <Face fills label="این گوشی">
          <p>
            گوشی تازه دارید؟ در آن وارد شوید{sends && ': کدی به شمارهٔ شما پیامک می‌شود'}. با ورود در گوشی تازه،
            این گوشی خودبه‌خود خارج می‌شود.
          </p>
          <div>
            <Sessions phone />
          </div>
        </Face>
      </Faces>
    </>
  )
}
