import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { readSquare, readSquareOf } from './read-square.ts'

type OnRead = (text: string) => void
type CameraState = 'off' | 'on' | 'refused' | 'missing'

const troubles = {
  refused:
    'دوربین اجازه نیافت. در تنظیم مرورگر به این صفحه اجازهٔ دوربین بدهید، یا از تصویر چهارگوش عکس بگیرید.',
  missing: 'دوربینی در کار نیست. از تصویر چهارگوش عکس بگیرید و همان را انتخاب کنید.',
}

/** Reads the square of a permit by the camera, or in a picture of it. */
export function CameraReader({ onRead }: { onRead: OnRead }) {
  const [camera, setCamera] = useState<CameraState>('off')
  const [isUnread, setIsUnread] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const readPicture = async (file: File | undefined) => {
    if (!file) return
    const text = await readSquareOf(file)
    setIsUnread(text === null)
    if (text !== null) onRead(text)
  }
  return (
    <Panel title="تصویر چهارگوش مجوز">
      <div className="stack">
        {camera === 'on' && <Viewfinder onRead={onRead} onTrouble={setCamera} />}
        {(camera === 'refused' || camera === 'missing') && (
          <Note tone="warning" alert>
            {troubles[camera]}
          </Note>
        )}
        {isUnread && (
          <Note tone="warning" alert>
            در این عکس تصویر چهارگوشی خوانده نشد. نزدیک‌تر، صاف و با نور بیشتر عکس بگیرید.
          </Note>
        )}
        <div className="check-acts row wrap at-stretch">
          {camera !== 'on' && (
            <Button
              variant="primary"
              size="hero"
              icon={<Camera className="i-lg" />}
              onClick={() => setCamera('on')}
            >
              خواندن با دوربین
            </Button>
          )}
          <Button size="hero" icon={<ImageUp className="i-lg" />} onClick={() => picker.current?.click()}>
            انتخاب عکس
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          aria-label="عکس تصویر چهارگوش"
          className="sr"
          tabIndex={-1}
          onChange={(event) => {
            void readPicture(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </Panel>
  )
}

const betweenLooksMs = 150

type ViewfinderProps = { onRead: OnRead; onTrouble: (trouble: 'refused' | 'missing') => void }

/** What the camera sees, looked through until a square is read. Nothing of it is kept or sent. */
function Viewfinder({ onRead, onTrouble }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onRead, onTrouble })
  useEffect(() => {
    told.current = { onRead, onTrouble }
  })
  useEffect(() => {
    const ended = new AbortController()
    void watch(video.current, ended.signal, (text) => told.current.onRead(text)).catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!ended.signal.aborted) told.current.onTrouble(isRefused ? 'refused' : 'missing')
    })
    return () => ended.abort()
  }, [])
  return (
    <div className="text-sm centre check-view stack gap-2 muted">
      <video ref={video} muted playsInline aria-label="آنچه دوربین می‌بیند" />
      <p>تصویر چهارگوش را میان کادر بگیرید.</p>
    </div>
  )
}

async function watch(video: HTMLVideoElement | null, ended: AbortSignal, onRead: OnRead): Promise<void> {
  if (!video) return
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (ended.aborted) return stop()
  ended.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  while (!ended.aborted) {
    const text = await readSquare(video).catch(() => null)
    if (text !== null && !ended.aborted) return onRead(text)
    await new Promise((done) => setTimeout(done, betweenLooksMs))
  }
}
