import './paper-texts.ts'
import './papers.css'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { PollDetail } from '../contract.ts'

export interface Paper {
  label: string
  url: string
}

interface PaperSheetProps {
  poll: PollDetail
  communityName: string
  papers: readonly Paper[]
  onDone: () => void
}

/** A sheet for each household: its label outside, the code inside, folded once and closed with tape. */
export function PaperSheet({ poll, communityName, papers, onDone }: PaperSheetProps) {
  const t = paperTexts('pollPapers')
  const { title, endsAt, isSecret, candidates, maxChoices, weight } = poll
  return (
    <PrintSheet width="A5" margin="10mm" onDone={onDone}>
      {papers.map(({ label, url }) => (
        <div key={label} className="lb-print-page pp-sheet">
          <div className="pp-outside">
            <p>{communityName}</p>
            <h1>{label}</h1>
            <p>{t('paperTitle')}</p>
            {weight === 'owner' && <p>{t('forOwner')}</p>}
          </div>
          <p className="pp-fold">{t('fold')}</p>
          <section>
            <h2>{title}</h2>
            <p>{t('until', { at: writeTime(endsAt) })}</p>
            <p className="pp-small">
              {candidates.map(({ name }, nth) => `${nth + 1}. ${name}`).join('　')}
              {maxChoices > 1 && `　${t('mostChoices', { count: maxChoices })}`}
            </p>
            <QrCode content={new URL(url, location.origin).href} label={t('code')} />
            <p className="pp-small">{t(isSecret ? 'how_secret' : 'how_named')}</p>
            <p className="pp-small">{t('once')}</p>
          </section>
        </div>
      ))}
    </PrintSheet>
  )
}
