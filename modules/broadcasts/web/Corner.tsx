import './corner.css'
import { useEffect, useState } from 'react'
import type { FloatingIcon, Headline } from '../contract.ts'
import { useClosed } from './closed-store.ts'
import { FloatingIcons } from './FloatingIcons.tsx'
import { HeadlineBox } from './HeadlineBox.tsx'
import { shownHeadlines } from './shown-headlines.ts'

/** The bottom right of the duty board: icons and headlines that were not closed in this session (R098, R099). */
export function Corner({
  headlines,
  icons,
}: {
  headlines: readonly Headline[]
  icons: readonly FloatingIcon[]
}) {
  const closed = useClosed()
  const today = useToday(headlines)
  const news = shownHeadlines(headlines, today).filter(({ id }) => !closed.has(id))
  const open = icons.filter(({ id }) => !closed.has(id))
  return (
    <div className="lb-corner">
      {open.length > 0 && <FloatingIcons icons={open} />}
      {news.length > 0 && <HeadlineBox headlines={news} />}
    </div>
  )
}

/** The instant at which the list came: the day is asked for anew with each answer, and at midnight one comes. */
function useToday(list: readonly unknown[]): Date {
  const [today, setToday] = useState(() => new Date())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, another look at the clock
  useEffect(() => setToday(new Date()), [list])
  return today
}
