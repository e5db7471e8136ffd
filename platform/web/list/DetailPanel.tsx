import './texts.ts'
import './detail-panel.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

export interface DetailPanelProps {
  /** What it is called, for screen readers: 包裹 0391. */
  label: string
  /** The quiet line above: 流水號 0391. */
  over?: ReactNode
  /** The household, mostly. */
  title: ReactNode
  /** Absent: there is none in that direction. */
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
  children: ReactNode
  /** Acts at the bottom edge. */
  foot?: ReactNode
}

/** The detail beside a list: 436 px; over the list below 1200 px, the whole window on phones. Esc closes it. */
export function DetailPanel({
  label,
  over,
  title,
  onPrevious,
  onNext,
  onClose,
  children,
  foot,
}: DetailPanelProps) {
  const t = useTexts('platform')
  useHotKey('Esc', 'platform:detailClose', onClose)
  return (
    <aside className="lb-detail" aria-label={label}>
      <header className="lb-detail-head">
        <div className="lb-grow">
          {over && <p className="lb-14 lb-quiet">{over}</p>}
          <h2>{title}</h2>
        </div>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('detailPrevious')}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('detailNext')}
          disabled={!onNext}
          onClick={onNext}
        >
          <Icon name="right" />
        </button>
        <button type="button" className="lb-icon-button" aria-label={t('detailClose')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="lb-detail-body">{children}</div>
      {foot && <footer className="lb-detail-foot">{foot}</footer>}
    </aside>
  )
}
