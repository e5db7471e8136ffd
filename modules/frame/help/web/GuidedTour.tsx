import './tour-texts.ts'
import './tour.css'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { Tour } from '#platform/web/antd/Tour.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { homePath } from '#platform/web/frame/use-back.ts'
import { type Stop, stopsFor } from './tour-steps.ts'
import { elementOf, whenThere } from './when-there.ts'

/** Milliseconds that a page that comes may take to show something, and one that is there. */
const patience = { coming: 4000, there: 1000 }

/** Shows the duty board and the desk of parcels, one thing after the other; Esc ends it anywhere. */
export function GuidedTour({ onClose }: { onClose: () => void }) {
  const t = useTexts('tour')
  const { shown, at, count, go } = useStops(onClose)
  if (!shown) return null
  return (
    <Tour
      open
      current={0}
      onClose={onClose}
      zIndex={1800}
      actionsRender={() => (
        <div className="lb-tour-acts">
          <span className="lb-14 lb-quiet">{t('stopOf', { nth: at + 1, count })}</span>
          {at > 0 && (
            <button
              type="button"
              className="lb-button lb-button-default lb-button-small"
              onClick={() => go(-1)}
            >
              {t('previous')}
            </button>
          )}
          <button type="button" className="lb-button lb-button-primary lb-button-small" onClick={() => go(1)}>
            {at === count - 1 ? t('finish') : t('next')}
          </button>
        </div>
      )}
      steps={[
        {
          title: t(shown.title),
          description: t(shown.text),
          placement: shown.beside,
          target: () => elementOf(shown.target) ?? document.body,
        },
      ]}
    />
  )
}

/** Where the tour is; a step leads to its page first and leaves out what is not there. */
function useStops(onEnd: () => void): {
  shown: Stop | undefined
  at: number
  count: number
  go: (by: 1 | -1) => void
} {
  const router = useRouter()
  const [stops] = useState(() => stopsFor(matchMedia('(max-width: 767px)').matches))
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState<Stop>()
  const walk = useCallback(
    async (from: number, by: 1 | -1) => {
      for (let nth = from; nth >= 0 && nth < stops.length; nth += by) {
        const stop = stops[nth]
        if (!stop) break
        const isAt = () => router.state.location.pathname.toLowerCase() === stop.path.toLowerCase()
        const wasAt = isAt()
        if (!isAt()) await router.navigate({ href: stop.path })
        if (!isAt()) continue
        if (!(await whenThere(stop.target, wasAt ? patience.there : patience.coming))) continue
        elementOf(stop.target)?.scrollIntoView({ block: 'center' })
        setAt(nth)
        setShown(stop)
        return
      }
      if (by === 1) {
        await router.navigate({ href: homePath })
        onEnd()
      }
    },
    [router, stops, onEnd],
  )
  useEffect(() => void walk(0, 1), [walk])
  return { shown, at, count: stops.length, go: (by) => void walk(at + by, by) }
}
