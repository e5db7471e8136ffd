import type { Given } from '#platform/contract/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import type { visitorRecords } from '../contract.ts'
import { cardUnused, piecesOf, tagWords } from './old-note.ts'

type OldRow = Given<typeof visitorRecords.calls.listForOldPage>['data'][number]

interface ControlTableProps {
  rows: readonly OldRow[]
  onOpen: (visitorId: string) => void
  /** Absent: only looked at. */
  onLeave?: (visitorId: string) => void
}

/** Whoever is inside with the columns of the older page; three hours are pale yellow, six pale red (R172, R173). */
export function ControlTable({ rows, onOpen, onLeave }: ControlTableProps) {
  const t = useTexts('visitRecord')
  const now = useMinute()
  return (
    <div role="presentation" onKeyDown={rowKeys({ onOpen })}>
      <table className="lb-table vt-table ct-table">
        <thead>
          <tr>
            <th scope="col" className="vt-time">
              {t('registeredAt')}
            </th>
            <th scope="col" className="vt-host">
              {t('household')}
            </th>
            <th scope="col" className="ct-guest">
              {t('guest')}
            </th>
            <th scope="col" className="ct-vendor">
              {t('vendor')}
            </th>
            <th scope="col">{t('note')}</th>
            <th scope="col" className="ct-card">
              {t('card')}
            </th>
            {onLeave && (
              <th scope="col" className="ct-leave">
                <span className="lb-sr">{t('leave')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => {
            const shade = overdue(row.arrivedAt, now, 'lb-row') ?? ''
            const who = row.name || row.vendor || row.label
            return (
              <tr
                key={row.visitorId}
                data-row={row.visitorId}
                tabIndex={nth === 0 ? 0 : -1}
                className={shade}
                onClick={() => onOpen(row.visitorId)}
              >
                <td className="vt-time" title={writeTime(row.arrivedAt)}>
                  {speakTime(row.arrivedAt)}
                  <span className={`vt-stay vt-stay-${shade.slice(-2)}`}>
                    {speakDuration(now - row.arrivedAt.getTime())}
                  </span>
                </td>
                <td className="vt-host">
                  <HouseholdName label={row.label} />
                </td>
                <td className="ct-guest">{row.name}</td>
                <td className="ct-vendor">{row.vendor}</td>
                <td className="ct-note" title={row.note}>
                  {piecesOf(row.note).map(({ tag, words }) => (
                    <span key={tag}>
                      <i>{tag in tagWords ? t(tagWords[tag as keyof typeof tagWords]) : tag}</i>
                      {words}
                    </span>
                  ))}
                </td>
                <td className="ct-card">{t(row.cardUse === cardUnused ? 'cardUnused' : 'cardUsed')}</td>
                {onLeave && (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button inside hears the keys
                  <td className="ct-leave" onClick={(event) => event.stopPropagation()}>
                    <Button
                      size="small"
                      aria-label={t('leaveOf', { who })}
                      onClick={() => onLeave(row.visitorId)}
                    >
                      {t('leave')}
                    </Button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
