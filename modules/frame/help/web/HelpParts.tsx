import './help-button.css'
import { useEffect, useRef } from 'react'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { useServices } from '#platform/web/frame/use-me.ts'
import { hasService } from '#platform/web/frame/signed-in.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHints } from '#platform/web/frame/hints.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { openFaq, startTour } from './help-store.ts'
import { TextHints } from './TextHints.tsx'

/** The service whose desk the questions are about (R096). */
const postal = [49] as const

/** The icon of the questions, where the community has the desk and this browser wants guidance (R096); and the hints. */
export function HelpParts() {
  const t = useTexts('help')
  const { guidance, text } = useHints()
  const services = useServices()
  useTourOnWish(guidance, services !== undefined && hasService(postal, services))
  return (
    <>
      {guidance && services && hasService(postal, services) && (
        <Slot name="help">
          <button type="button" className="lb-help-button" title={t('faq')} onClick={openFaq}>
            <Icon name="help" />
            <span className="lb-footer-word">{t('faq')}</span>
          </button>
        </Slot>
      )}
      {text && <TextHints />}
    </>
  )
}

/** Whoever turns guidance on is led around at once (R075). */
function useTourOnWish(guidance: boolean, hasDesk: boolean): void {
  const before = useRef(guidance)
  useEffect(() => {
    const turnedOn = guidance && !before.current
    before.current = guidance
    if (turnedOn && hasDesk) startTour()
  }, [guidance, hasDesk])
}
