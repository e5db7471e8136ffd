import './frame-content-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { BroadcastDraft, BroadcastKind } from '../draft-contract.ts'
import { consoleImage } from './console-api.ts'

/** How it will look, before anybody sees it. */
export function ConsolePreview({ kind, draft }: { kind: BroadcastKind; draft: BroadcastDraft }) {
  const t = useTexts('broadcastConsole')
  const said = useTexts('broadcasts')
  return (
    <section className="cb-preview" aria-label={t('preview')}>
      <p className="lb-14 lb-quiet">{t('preview')}</p>
      {kind === 'marquee' && (
        <p
          className="cb-preview-marquee"
          style={{ background: draft.background || undefined, color: draft.textColor || undefined }}
        >
          {draft.title}
        </p>
      )}
      {kind === 'release' && <p>{said('newVersion', { version: draft.newVersion })}</p>}
      {kind === 'icon' && (
        <div className="cb-preview-icon">
          {draft.imageId && <img src={consoleImage(draft.imageId)} alt={draft.title} />}
          <p className="lb-quiet">{t('previewIcon')}</p>
        </div>
      )}
      {(kind === 'headline' || kind === 'announcement') && (
        <article>
          <b>{draft.title}</b>
          <p className="lb-lines">{draft.body}</p>
        </article>
      )}
    </section>
  )
}
