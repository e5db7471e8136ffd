import './page-texts.ts'
import './stock-takes.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { codeReader } from './read-code.ts'

/** Milliseconds between two looks at the picture. */
const pace = 200

interface CodeCameraProps {
  /** While something else is asked, what the camera sees goes nowhere. */
  isPaused: boolean
  onCode: (code: string) => void
}

/** The camera at the back of the phone, which reads label after label; words in its place where there is none. */
export function CodeCamera({ isPaused, onCode }: CodeCameraProps) {
  const t = useTexts('stockTakesPage')
  const video = useRef<HTMLVideoElement>(null)
  const [tries, setTries] = useState(0)
  const [isOff, setOff] = useState(false)
  const latest = useRef({ isPaused, onCode })
  useEffect(() => {
    latest.current = { isPaused, onCode }
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: number | undefined
    let isOver = false
    const begin = async () => {
      const media = navigator.mediaDevices as MediaDevices | undefined
      if (!media?.getUserMedia) throw new Error('browsers hide cameras from pages that are not https')
      stream = await media.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' } } })
      const read = await codeReader()
      const shown = video.current
      if (isOver || !shown) {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      shown.srcObject = stream
      await shown.play()
      const look = async () => {
        const code = latest.current.isPaused ? undefined : await read(shown)
        if (isOver) return
        if (code && !latest.current.isPaused) latest.current.onCode(code)
        timer = window.setTimeout(() => void look(), pace)
      }
      await look()
    }
    begin().then(
      () => setOff(false),
      () => !isOver && setOff(true),
    )
    return () => {
      isOver = true
      window.clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [tries])
  return (
    <div className="sk-camera">
      <video ref={video} muted playsInline aria-label={t('camera')} hidden={isOff} />
      {isOff && (
        <div className="sk-no-camera">
          <p>{t('cameraOff')}</p>
          <Button onClick={() => setTries(tries + 1)}>{t('cameraOpen')}</Button>
        </div>
      )}
    </div>
  )
}
