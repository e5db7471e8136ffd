import { useState } from 'react'
import { defaultLanguage } from '#platform/web/i18n/choose-language.ts'
import { language } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import english from './desk-film.en.vtt?url&no-inline'
import film from './desk-film.webm?url&no-inline'
import poster from './desk-film.webp?url&no-inline'
import chinese from './desk-film.zh.vtt?url&no-inline'

/** A recording of the desk at work, with captions in the language of the page; it loads when somebody plays it. */
export function FaqFilm() {
  const t = useTexts('faq')
  const isChinese = language() === defaultLanguage
  const [hasFailed, setFailed] = useState(false)
  return (
    <figure className="lb-faq-film">
      {hasFailed ? (
        <Note>{t('filmFailed')}</Note>
      ) : (
        <video
          controls
          preload="metadata"
          poster={poster}
          playsInline
          aria-label={t('film')}
          onError={() => setFailed(true)}
        >
          <source src={film} type="video/webm" onError={() => setFailed(true)} />
          <track
            kind="captions"
            src={chinese}
            srcLang="zh-Hant"
            label={t('captionsChinese')}
            default={isChinese}
          />
          <track
            kind="captions"
            src={english}
            srcLang="en"
            label={t('captionsEnglish')}
            default={!isChinese}
          />
        </video>
      )}
      <figcaption>
        <b>{t('film')}</b>
        <span className="lb-14 lb-quiet">{t('filmText')}</span>
      </figcaption>
    </figure>
  )
}
