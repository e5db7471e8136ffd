import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { isSoundLocked, testSiren } from './siren.ts'
import { SoundGuide } from './SirenTest.tsx'

/** Says that the browser keeps this page quiet until somebody presses it, and the press that begins the duty. */
export function SoundLock() {
  const t = useTexts('alarmCards')
  const [isLocked, setLocked] = useState(isSoundLocked)
  const [isGuiding, setGuiding] = useState(false)
  useEffect(() => {
    const look = () => setLocked(isSoundLocked())
    window.addEventListener('pointerup', look)
    window.addEventListener('keyup', look)
    return () => {
      window.removeEventListener('pointerup', look)
      window.removeEventListener('keyup', look)
    }
  }, [])
  async function begin() {
    setGuiding(!(await testSiren()))
    setLocked(isSoundLocked())
  }
  return (
    <>
      {isLocked && (
        <Note
          tone="wait"
          icon="mute"
          act={
            <Button size="small" onClick={() => void begin()}>
              {t('begin')}
            </Button>
          }
        >
          {t('locked')}
        </Note>
      )}
      {isGuiding && <SoundGuide onClose={() => setGuiding(false)} />}
    </>
  )
}
