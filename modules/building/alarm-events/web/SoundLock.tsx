import { useEffect, useState } from 'react'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { isSoundLocked, testSiren } from './siren.ts'
import { SoundGuide } from './SirenTest.tsx'

/** Whether the browser keeps this page quiet, and the press that begins the duty. */
function useSoundLock() {
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
  return { isLocked, begin, guide: isGuiding && <SoundGuide onClose={() => setGuiding(false)} /> }
}

/** While the cards, which say so themselves, are folded: sirens would not be heard here. One press anywhere is enough. */
export function SoundPill() {
  const t = useTexts('alarmCards')
  const { isLocked, begin, guide } = useSoundLock()
  return (
    <>
      {isLocked && (
        <Slot name="arrivals">
          <button type="button" className="ab-pill" title={t('locked')} onClick={() => void begin()}>
            <Icon name="mute" /> <span className="ab-word">{t('soundOff')}</span>
          </button>
        </Slot>
      )}
      {guide}
    </>
  )
}

/** Says among alarms that the browser keeps this page quiet until somebody presses it. */
export function SoundLock() {
  const t = useTexts('alarmCards')
  const { isLocked, begin, guide } = useSoundLock()
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
      {guide}
    </>
  )
}
