import './lightbox.css'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { useEnlarging } from './use-enlarging.ts'

/** Milliseconds without movement after which the controls hide (R102). */
const rest = 3000

export interface LightboxImage {
  key: string
  /** What it shows: 登記照片. */
  title: string
  /** The picture itself; it fills the stage. */
  picture: ReactNode
}
export interface LightboxProps {
  images: readonly LightboxImage[]
  /** The image that it opens at (R100). */
  start: number
  /** What the pictures belong to, beside them. */
  aside?: ReactNode
  onClose: () => void
}

/**
 * Pictures, one at a time and large: previous, next, close (R101); arrows and Esc do the same. A press on the picture shows
 * it twice as large or as large as it is; what is larger than the window is moved by dragging.
 */
export function Lightbox(props: LightboxProps) {
  const t = useTexts('platform')
  return (
    <Dialog label={t('lightbox')} full className="lb-lightbox" onCancel={props.onClose}>
      <Stage {...props} />
    </Dialog>
  )
}

function Stage({ images, start, aside, onClose }: LightboxProps) {
  const t = useTexts('platform')
  const [at, setAt] = useState(start)
  const { isAwake, wake } = useRest()
  const shown = images[at]
  const figure = useRef<HTMLElement>(null)
  const { isLarge, hasPicture, toggle, ...drag } = useEnlarging(figure)
  const go = (by: number) => {
    wake()
    if (isLarge) toggle()
    setAt((now) => Math.max(0, Math.min(images.length - 1, now + by)))
  }
  useHotKey('ArrowLeft', 'platform:lightboxPrevious', () => go(-1))
  useHotKey('ArrowRight', 'platform:lightboxNext', () => go(1))
  if (!shown) return null
  return (
    <div
      className="lb-lightbox-stage"
      data-resting={!isAwake || undefined}
      onPointerMove={wake}
      onPointerDown={wake}
      onFocus={wake}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button above does the same by keyboard */}
      <figure
        key={shown.key}
        ref={figure}
        aria-label={shown.title}
        data-large={isLarge || undefined}
        {...drag}
      >
        {shown.picture}
      </figure>
      <div className="lb-lightbox-head">
        <div className="lb-lightbox-words">
          <b>{shown.title}</b>
          <span role="status">{t('lightboxOf', { nth: at + 1, count: images.length })}</span>
          {aside}
        </div>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t(isLarge ? 'lightboxWhole' : 'lightboxLarger')}
          title={t(isLarge ? 'lightboxWhole' : 'lightboxLarger')}
          disabled={!hasPicture}
          onClick={() => toggle()}
        >
          <Icon name={isLarge ? 'minus' : 'plus'} />
        </button>
        <button type="button" className="lb-icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className="lb-icon-button lb-lightbox-previous"
            aria-label={t('lightboxPrevious')}
            disabled={at === 0}
            onClick={() => go(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="lb-icon-button lb-lightbox-next"
            aria-label={t('lightboxNext')}
            disabled={at === images.length - 1}
            onClick={() => go(1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </div>
  )
}

/** Awake until nothing moved for a while; keys wake it too. */
function useRest(): { isAwake: boolean; wake: () => void } {
  const [moved, setMoved] = useState(0)
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setAwake(false), rest)
    return () => clearTimeout(timer)
  }, [moved])
  const wake = useCallback(() => {
    setAwake(true)
    setMoved(performance.now())
  }, [])
  // Before the browser looks for what Tab leads to: what is hidden could not have the focus.
  useEffect(() => {
    document.addEventListener('keydown', wake, { capture: true })
    return () => document.removeEventListener('keydown', wake, { capture: true })
  }, [wake])
  return { isAwake, wake }
}
