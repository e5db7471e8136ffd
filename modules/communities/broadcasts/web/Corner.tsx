import './frame-content-texts.ts'
import './corner.css'
import { useEffect, useState } from 'react'
import type { Headline } from '../contract.ts'
import { useClosed } from './closed-store.ts'
import { FloatingIcons } from './FloatingIcons.tsx'
import { HeadlineBox } from './HeadlineBox.tsx'
import { shownHeadlines } from './shown-headlines.ts'
import { useCurrent } from './use-current.ts'
import { useIcons } from './use-icons.ts'

const none: readonly never[] = []

/**
 * The bottom right of the duty board: icons and headlines that were not closed in this session (R098, R099). They have room
 * of their own there, so they lie on nothing; other pages have it for icons only, in the footer.
 */
export function Corner() {
  const shown = useCurrent()
  const headlines: readonly Headline[] = shown?.headlines ?? none
  const closed = useClosed()
  const today = useToday(headlines)
  const news = shownHeadlines(headlines, today).filter(({ id }) => !closed.has(id))
  const icons = useIcons('corner')
  if (icons.length === 0 && news.length === 0) return null
  return (
    <div className="lb-corner">
      {news.length > 0 && <HeadlineBox headlines={news} />}
      {icons.length > 0 && <FloatingIcons icons={icons} />}
    </div>
  )
}

/** The instant at which the list came: the day is asked for anew with each answer, and at midnight one comes. */
function useToday(list: readonly unknown[]): Date {
  const [today, setToday] = useState(() => new Date())
  // another list, another look at the clock
  useEffect(() => setToday(new Date()), [list])
  return today
}
