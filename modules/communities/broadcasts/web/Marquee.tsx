import './marquee.css'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { inkOnPaper, isLighter } from '../contrast.ts'
import type { MarqueeLine } from '../contract.ts'
import { useRolling } from './use-rolling.ts'
import { WayTo } from '#platform/web/frame/WayTo.tsx'

/**
 * One line after the other in the footer (R103–R105); it stands still under the pointer, with the focus, and for whoever
 * asks, and says then in full what has no room in one line.
 */
export function Marquee({ lines }: { lines: readonly MarqueeLine[] }) {
  const t = useTexts('broadcasts')
  const [isHeld, setHeld] = useState(false)
  const { at, isPaused, pause, next } = useRolling(lines.length, isHeld)
  const list = useRef<HTMLUListElement>(null)
  const [full, setFull] = useState('')
  useLayoutEffect(() => {
    const words = list.current?.children[at]?.querySelector('.lb-marquee-words')
    const isCut = isHeld && words && words.scrollWidth > words.clientWidth
    setFull(isCut ? (lines[at]?.title ?? '') : '')
  }, [lines, at, isHeld])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is under the pointer or has the focus stands still; nothing is done by it
    <section
      className="lb-marquee"
      aria-label={t('marquee')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="lb-marquee-window">
        <ul ref={list} style={{ transform: `translateY(calc(var(--footer) * ${-at}))` }}>
          {lines.map((line, nth) => (
            <Line key={`${nth} ${line.title}`} line={line} isShown={nth === at} />
          ))}
        </ul>
      </div>
      {full && <p className="lb-marquee-full">{full}</p>}
      {lines.length > 1 && (
        <>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={isPaused ? t('play') : t('pause')}
            title={isPaused ? t('play') : t('pause')}
            onClick={pause}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={16} />
          </button>
          <button
            type="button"
            className="lb-icon-button lb-marquee-next"
            aria-label={t('nextLine')}
            title={t('nextLine')}
            onClick={next}
          >
            <Icon name="right" size={16} />
          </button>
        </>
      )}
    </section>
  )
}

function Line({ line, isShown }: { line: MarqueeLine; isShown: boolean }) {
  const { title, url, background, textColor } = line
  const isOwn = background !== inkOnPaper.background || textColor !== inkOnPaper.textColor
  const colours = isOwn ? ({ '--line-ground': background, '--line-words': textColor } as CSSProperties) : {}
  const words = <span className="lb-marquee-words">{title}</span>
  // A line that is not in the window cannot be reached with the keyboard either.
  return (
    <li
      inert={!isShown}
      data-light={(isOwn && isLighter(background, textColor)) || undefined}
      style={colours}
    >
      {url ? <WayTo to={url}>{words}</WayTo> : <button type="button">{words}</button>}
    </li>
  )
}
