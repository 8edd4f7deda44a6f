import { FileText, Package, Paperclip } from 'lucide-react'
import { findMentions, type Mention, supportName } from '@bargah/contract/features/messages/messages.text.ts'
import type { Attachment } from '@bargah/contract/features/messages/messages.schema.ts'
import { formatDateLong, formatTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toLatinDigits, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { HearFree } from '../../kernel/voice/HearFree.tsx'
import { classes } from '../../ui/classes.ts'
import { formatBytes } from '../../ui/file-limits.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type Question, useFoundThings, useQuestion, useReplies } from './messages.queries.ts'
import type { ComponentProps } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { cargoStatusText } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { paths } from '../../kernel/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { RowFace } from '../../ui/RowFace.tsx'

type Said = {
  key: number
  by: string
  text: string
  at: string
  isAnswer: boolean
  seenAt: string | null
  file: Attachment | null
}

/** A question and what was written below it, day by day; one's own words stand at the end, the other's at the start. */
export function Talk({ question }: { question: Question }) {
  const replies = useReplies(question.id)
  const whole = useQuestion(question.id)
  return (
    <div className="on-page column scrolls gap-4 grow talk" role="log" aria-label="گفت‌وگو">
      <Read of={replies} failedTitle="پیام‌ها نیامد" wait={<SkeletonLines lines={4} />}>
        {({ rows }) => <Days said={[firstOf(question, whole.data?.file ?? null), ...rows.map(saidOf)]} />}
      </Read>
    </div>
  )
}

const firstOf = ({ id, askerName, desc, createdAt }: Question, file: Attachment | null): Said => ({
  key: id,
  by: askerName,
  text: desc,
  at: createdAt,
  isAnswer: false,
  seenAt: null,
  file,
})
type Row = NonNullable<ReturnType<typeof useReplies>['data']>['rows'][number]
const saidOf = ({ id, by, desc, createdAt, ...reply }: Row): Said => ({
  key: id,
  by,
  text: desc,
  at: createdAt,
  ...reply,
})

/** A talk opens at what was said last, and goes on there. */
function showLast(last: HTMLElement | null) {
  const talk = last?.parentElement
  if (talk) talk.scrollTop = talk.scrollHeight
}

function Days({ said }: { said: readonly Said[] }) {
  return said.map((one, nr) => {
    const before = said[nr - 1]
    const isNewDay = !before || jalaliDate(before.at) !== jalaliDate(one.at)
    return (
      <div key={one.key} className="column gap-3 fixed" {...(nr === said.length - 1 && { ref: showLast })}>
        {isNewDay && <span className="talk-day fine muted num">{formatDateLong(one.at)}</span>}
        <Words said={one} />
      </div>
    )
  })
}

function Words({ said: { by, text, at, isAnswer, seenAt, file } }: { said: Said }) {
  const { role } = useMember()
  const isAdmin = role === 'Admin'
  const isOwn = isAnswer === isAdmin
  return (
    <div className={classes('stack gap-15 say', isOwn && 'is-own')}>
      <span className="row fine">
        <b>{isAnswer && !isAdmin ? supportName : by}</b>
        <span className="muted num">{formatTime(at)}</span>
        {role === 'Driver' && !isOwn && <HearFree says={text} about={`پیام ${formatTime(at)}`} />}
      </span>
      <div className="clips rounded-lg on-panel size-sm say-bubble">
        <p className="pad-3-4 as-typed anywhere">{toPersianDigits(text)}</p>
        {findMentions(toLatinDigits(text)).map((mention) => (
          <MentionStrip key={`${mention.kind} ${mention.number}`} mention={mention} />
        ))}
        {file && (
          <a className="row mention" href={`/UploadFile/${file.fileName}`} target="_blank" rel="noreferrer">
            <Paperclip />
            پیوست، <span className="num">{formatBytes(file.bytes)}</span>
          </a>
        )}
      </div>
      {seenAt && isAdmin && <span className="fine muted num">دیده شد، {formatTime(seenAt)}</span>}
    </div>
  )
}

/** A cargo or permit that somebody wrote of, as it stands now, for whoever may see it; nothing where he may not. */
function MentionStrip({ mention: { kind, number } }: { mention: Mention }) {
  const found = useFoundThings(number).data
  const isAdmin = useMember().role === 'Admin'
  const navigate = useNavigate()
  const isIt = ({ id }: { id: number }) => String(id) === number
  const cargo = kind === 'cargo' && (found?.cargos.find(isIt) ?? (number.length === 8 && found?.cargos[0]))
  const permit = kind === 'permit' && found?.permits.find(isIt)
  const open = (to: string, id: number) => () => void navigate({ to, search: { open: id } })
  if (cargo)
    return (
      <Strip
        onOpen={open(isAdmin ? paths.adminCargos : paths.cargos, cargo.id)}
        icon={<Package />}
        title={`بار ${toPersianDigits(cargo.id)}، ${cargoStatusText(cargo)}`}
        detail={`${splitPlace(cargo.cargoSource).town} به ${splitPlace(cargo.cargoDestination).town}، ${cargo.kalaDesc}`}
      />
    )
  if (permit)
    return (
      <Strip
        onOpen={open(isAdmin ? paths.adminPermits : paths.permits, permit.id)}
        icon={<FileText />}
        title={`مجوز ${toPersianDigits(permit.id)}، ${permitStatusLabels[permit.status]}`}
        detail={`${permit.driverName} ${permit.driverFamily}`}
      />
    )
  return null
}

const Strip = ({ onOpen, ...face }: ComponentProps<typeof RowFace> & { onOpen: () => void }) => (
  <button type="button" className="row-face mention" onClick={onOpen}>
    <RowFace {...face} />
  </button>
)
