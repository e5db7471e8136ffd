import './tour-texts.ts'
import './tour.css'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { Tour } from '#platform/web/antd/Tour.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { homePath } from '#platform/web/frame/use-back.ts'
import { type Stop, stops } from './tour-steps.ts'
import { elementOf, whenThere } from './when-there.ts'

/** A phone has no room beside anything. */
const isNarrow = () => matchMedia('(max-width: 767px)').matches

/** Shows the duty board and the desk of parcels, one thing after the other; Esc ends it anywhere. */
export function GuidedTour({ onClose }: { onClose: () => void }) {
  const t = useTexts('tour')
  const { shown, at, go } = useStops(onClose)
  if (!shown) return null
  return (
    <Tour
      open
      current={0}
      onClose={onClose}
      zIndex={1800}
      actionsRender={() => (
        <div className="lb-tour-acts">
          <span className="lb-14 lb-quiet">{t('stopOf', { nth: at + 1, count: stops.length })}</span>
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
            {at === stops.length - 1 ? t('finish') : t('next')}
          </button>
        </div>
      )}
      steps={[
        {
          title: t(shown.title),
          description: t(shown.text),
          placement: isNarrow() ? undefined : shown.beside,
          target: () => elementOf(shown.target) ?? document.body,
        },
      ]}
    />
  )
}

/** Where the tour is; a step leads to its page first and leaves out what is not there. */
function useStops(onEnd: () => void): { shown: Stop | undefined; at: number; go: (by: 1 | -1) => void } {
  const router = useRouter()
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState<Stop>()
  const walk = useCallback(
    async (from: number, by: 1 | -1) => {
      for (let nth = from; nth >= 0 && nth < stops.length; nth += by) {
        const stop = stops[nth]
        if (!stop) break
        if (router.state.location.pathname.toLowerCase() !== stop.path.toLowerCase())
          await router.navigate({ href: stop.path })
        if (router.state.location.pathname.toLowerCase() !== stop.path.toLowerCase()) continue
        if (!(await whenThere(stop.target))) continue
        setAt(nth)
        setShown(stop)
        return
      }
      if (by === 1) {
        await router.navigate({ href: homePath })
        onEnd()
      }
    },
    [router, onEnd],
  )
  useEffect(() => void walk(0, 1), [walk])
  return { shown, at, go: (by) => void walk(at + by, by) }
}
