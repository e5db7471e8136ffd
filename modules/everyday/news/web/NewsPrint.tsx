import { StoredText } from '#modules/everyday/formatted-text/web/public.ts'
import { useChoices } from '#modules/everyday/notifications/web/public.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { openFileOf } from './open-file.ts'
import { LiftSheet, type Previewed } from './NewsPreview.tsx'

interface NewsPrintProps {
  news: Previewed
  /** For the lift, with large words and a QR code, or a plain sheet. */
  as: 'lift' | 'sheet'
  /** A sheet for each of these households. */
  labels?: readonly string[]
  onDone: () => void
}

/** News on A4: for the lift, as a sheet, or as a sheet for each household that did not read them. */
export function NewsPrint({ news, as, labels = [''], onDone }: NewsPrintProps) {
  const community = useMe()?.communityName ?? ''
  const from = news.publishAt ?? news.releasedAt
  // Its code leads where residents reach the program.
  if (useChoices().isPending) return null
  return (
    <PrintSheet width="A4" margin="15mm" onDone={onDone}>
      {as === 'lift' ? (
        <div className="lb-print-page nw-paper-lift">
          <LiftSheet news={news} />
        </div>
      ) : (
        labels.map((label) => (
          <div key={label} className="lb-print-page nw-paper">
            <p>
              {community} {from && writeTime(from)}
            </p>
            {label && <p className="nw-paper-label">{label}</p>}
            <h1>{news.title}</h1>
            <StoredText of={news.content} open={openFileOf(news.newsId)} />
          </div>
        ))
      )}
    </PrintSheet>
  )
}
