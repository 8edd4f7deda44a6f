import { useEffect, useRef, useState } from 'react'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { forgetRecordings } from '../../kernel/voice/recordings.ts'
import { toast } from '../../ui/toast.ts'
import { asBase64, type MicrophoneTrouble, type Recorder, startRecording, troubleOf } from './microphone.ts'

const sayFailed = (detail: string) => toast({ tone: 'danger', title: 'صدا نگه داشته نشد', detail })

/** Records one piece at a time: pressed it listens, pressed again it is kept in the place of the one before. */
export function useRecorder() {
  const running = useRef<Recorder | null>(null)
  const [recording, setRecording] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<MicrophoneTrouble | null>(null)
  const write = useWrite('recordPiece', {
    onDone: sayDone(() => forgetRecordings()),
    onFailed: sayFailed,
  })
  useEffect(() => () => running.current?.stop(), [])
  const record = async (piece: string) => {
    setTrouble(null)
    const recorder = await startRecording()
    running.current = recorder
    setRecording(piece)
    const recorded = await recorder.recorded
    running.current = null
    setRecording(null)
    const Sound = await asBase64(recorded).catch((error: Error) => sayFailed(error.message))
    if (Sound) write.mutate({ body: { Piece: piece, Sound } })
  }
  const press = (piece: string) => {
    if (running.current) return running.current.stop()
    record(piece).catch((error: unknown) => {
      setRecording(null)
      setTrouble(troubleOf(error))
    })
  }
  return {
    recording,
    trouble,
    forgetTrouble: () => setTrouble(null),
    press,
    sending: write.isPending ? write.variables.body.Piece : null,
  }
}
