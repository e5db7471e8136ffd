import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import captions from './desk-film.vtt?url&no-inline'
import film from './desk-film.webm?url&no-inline'

/** A recording of the desk at work, with captions; it loads when somebody plays it. */
export function FaqFilm() {
  const t = useTexts('faq')
  const [hasFailed, setFailed] = useState(false)
  return (
    <figure className="lb-faq-film">
      {hasFailed ? (
        <Note>{t('filmFailed')}</Note>
      ) : (
        <video controls preload="metadata" playsInline aria-label={t('film')} onError={() => setFailed(true)}>
          <source src={film} type="video/webm" onError={() => setFailed(true)} />
          <track kind="captions" src={captions} srcLang="zh-Hant" label={t('captions')} default />
        </video>
      )}
      <figcaption>
        <b>{t('film')}</b>
        <span className="lb-14 lb-quiet">{t('filmText')}</span>
      </figcaption>
    </figure>
  )
}
