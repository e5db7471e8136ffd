import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { VisitorDetail } from './use-visits.ts'
import { whoOf, writeSpan } from './visit-words.ts'

interface CodePaperProps {
  visitor: VisitorDetail
  community: string
  onDone: () => void
}

/** A visitor's code on half a page, with no more of them than they need to find their own. */
export function CodePaper({ visitor, community, onDone }: CodePaperProps) {
  const t = paperTexts('oneVisitor')
  const { code, codeEndsAt, bookStart, bookEnd } = visitor
  return (
    <PrintSheet width="A5" margin="10mm" onDone={onDone}>
      <div className="lb-print-page cp-paper">
        <h1>{community}</h1>
        <p>{t('paperTitle')}</p>
        <QrCode content={code} label={t('code')} />
        <p className="lb-strong lb-break">{code}</p>
        <p>{whoOf(visitor)}</p>
        {bookStart && bookEnd && <p>{writeSpan(bookStart, bookEnd)}</p>}
        {codeEndsAt && <p>{t('codeUntil', { when: writeTime(codeEndsAt) })}</p>}
        <p>{t('paperHint')}</p>
      </div>
    </PrintSheet>
  )
}
