import './scroll-loader.css'
import './scroll-loader-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { isNearEnd, stepBack } from './near-end.ts'

export interface ScrollLoaderProps {
  /** Whether there is more. */
  hasMore: boolean
  /** Loads the next ones; false when they did not come. */
  load: () => Promise<boolean>
}

/** The end of a list that grows while one scrolls (R372); a button does the same. */
export function ScrollLoader({ hasMore, load }: ScrollLoaderProps) {
  const t = useTexts('scrollLoader')
  const end = useRef<HTMLDivElement>(null)
  const [isLoading, setLoading] = useState(false)
  const run = useRef(async () => {})
  run.current = async () => {
    if (isLoading || !hasMore) return
    setLoading(true)
    const came = await load()
    setLoading(false)
    if (came) return
    // R374, R375
    toast(t('notLoaded'), { isTrouble: true })
    end.current?.closest('main')?.scrollBy({ top: -stepBack })
  }
  useEffect(() => {
    const page = end.current?.closest('main')
    if (!page || !hasMore) return
    const look = () => isNearEnd(page) && void run.current()
    page.addEventListener('scroll', look, { passive: true })
    return () => page.removeEventListener('scroll', look)
  }, [hasMore])
  return (
    <div ref={end} className="lb-scroll-loader">
      {hasMore && (
        <Button loading={isLoading} onClick={() => void run.current()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
