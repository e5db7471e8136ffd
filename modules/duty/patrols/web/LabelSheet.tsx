import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import type { Point } from '../contract.ts'

/** Labels on a page of A4: three in a row, four rows. */
const onPage = 12

/** Labels of points, each with its code in letters where a camera fails. */
export function LabelSheet({ points, onDone }: { points: readonly Point[]; onDone: () => void }) {
  const t = paperTexts('patrolsPage')
  const community = useMe()?.communityName ?? ''
  const pages = Array.from({ length: Math.ceil(points.length / onPage) }, (_, nth) =>
    points.slice(nth * onPage, nth * onPage + onPage),
  )
  return (
    <PrintSheet width="A4" margin="8mm" onDone={onDone}>
      {pages.map((labels) => (
        <div key={labels[0]?.pointId} className="lb-print-page pt-sheet">
          {labels.map(({ pointId, name, place, code }) => (
            <div key={pointId}>
              <QrCode content={code} label={code} />
              <b>{name}</b>
              <span>{place}</span>
              <span>{code}</span>
              <small>{t('labelPaper', { community })}</small>
            </div>
          ))}
        </div>
      ))}
    </PrintSheet>
  )
}
