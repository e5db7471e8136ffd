import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDate, writeTime } from '#platform/web/look/speak-time.ts'
import type { Ban } from '../contract.ts'

/** How a ban's entry is called. */
export const whoOf = ({ name, plate, phone }: Ban) => name || plate || phone

interface BanTableProps {
  rows: readonly Ban[]
  /** Absent: only looked at. */
  onEdit: ((ban: Ban) => void) | undefined
  onLift: (ban: Ban) => void
}

/** The entries of the black list; those that are over are grey. */
export function BanTable({ rows, onEdit, onLift }: BanTableProps) {
  const t = useTexts('bans')
  return (
    <table className="lb-table bn-table">
      <thead>
        <tr>
          <th scope="col" className="bn-name">
            {t('name')}
          </th>
          <th scope="col" className="bn-plate">
            {t('plate')}
          </th>
          <th scope="col" className="bn-phone">
            {t('phone')}
          </th>
          <th scope="col">{t('reason')}</th>
          <th scope="col" className="bn-until">
            {t('until')}
          </th>
          <th scope="col" className="bn-by">
            {t('madeBy')}
          </th>
          <th scope="col" className="bn-state">
            {t('state')}
          </th>
          {onEdit && <th scope="col" className="bn-acts" aria-label={t('edit')} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((ban) => (
          <tr key={ban.banId} className={ban.isInForce ? '' : 'lb-row-off'}>
            <td className="bn-name">
              <b>{ban.name || t('nobody')}</b>
            </td>
            <td className="bn-plate">{ban.plate}</td>
            <td className="bn-phone">{ban.phone}</td>
            <td className="bn-reason">{ban.reason}</td>
            <td className="bn-until">{ban.untilDay.replaceAll('-', '/')}</td>
            <td className="bn-by" title={writeTime(ban.since)}>
              {ban.madeBy}　<span className="lb-14 lb-quiet">{speakDate(ban.since)}</span>
            </td>
            <td className="bn-state">
              <Mark kind={ban.isInForce ? 'refuses' : 'plain'}>
                {t(ban.isInForce ? 'inForce' : ban.liftedAt ? 'lifted' : 'over')}
              </Mark>
            </td>
            {onEdit && (
              <td className="bn-acts">
                {ban.isInForce && (
                  <>
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('editOf', { who: whoOf(ban) })}
                      onClick={() => onEdit(ban)}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('liftOf', { who: whoOf(ban) })}
                      onClick={() => onLift(ban)}
                    >
                      {t('lift')}
                    </Button>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
