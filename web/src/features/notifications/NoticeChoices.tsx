import type { NoticeChoices as Choices } from '@bargah/contract/features/notifications/notifications.schema.ts'
import {
  noticeChannelLabels,
  noticeKindLabels,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import { Read } from '../../kernel/Read.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { useRead } from '../../kernel/use-read.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import './notifications.css'

/** How one is told of what, kind by kind; in the panel everything stands in any case. */
export const NoticeChoices = () => (
  <Read of={useRead('showNoticeChoices')} wait={<SkeletonLines lines={5} />}>
    {(choices) => (
      <>
        {choices.length === 0 ? (
          <p>برای نقش شما خبری نیست که بشود خاموش کرد.</p>
        ) : (
          <ul className="notice-choices ruled">
            {choices.map((choice) => (
              <Choice key={choice.kind} choice={choice} />
            ))}
          </ul>
        )}
        <p className="muted">خبرهای حساب و امنیت همیشه می‌رسد. همهٔ خبرها در «اعلان‌ها» هم هست.</p>
      </>
    )}
  </Read>
)

function Choice({ choice: { kind, channels } }: { choice: Choices[number] }) {
  const write = useWrite('setNoticeChoice', {
    onFailed: (detail) => toast({ tone: 'danger', title: 'ثبت نشد', detail }),
  })
  const isAsked = (channel: string) => write.isPending && write.variables.body?.Channel === channel
  return (
    <li className="stack gap-2 pad-y-3">
      <b>{noticeKindLabels[kind]}</b>
      {channels.map(({ channel, isOn }) => (
        <Switch
          key={channel}
          label={
            <>
              <span className="sr">{noticeKindLabels[kind]}، </span>
              {noticeChannelLabels[channel]}
            </>
          }
          value={isAsked(channel) ? !isOn : isOn}
          disabled={write.isPending}
          onChange={(IsOn) => write.mutate({ body: { Kind: kind, Channel: channel, IsOn } })}
        />
      ))}
    </li>
  )
}
