import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import type { Lendable } from '../contract.ts'

interface LendableTableProps {
  things: readonly Lendable[]
  /** Absent: only looked at. */
  onEdit: ((thing: Lendable) => void) | undefined
  /** Retires or restores. */
  onTurn: (thing: Lendable) => void
  onHistory: (thing: Lendable) => void
}

/** The things that the desk lends: how many there are, out, and left. */
export function LendableTable({ things, onEdit, onTurn, onHistory }: LendableTableProps) {
  const t = useTexts('lendables')
  if (!things.length) return <EmptyState icon="bag" title={t('nothing')} text={t('nothingText')} />
  return (
    <table className="lb-table ln-table">
      <thead>
        <tr>
          <th scope="col" className="ln-id">
            {t('displayId')}
          </th>
          <th scope="col">{t('name')}</th>
          <th scope="col" className="ln-count">
            {t('stock')}
          </th>
          <th scope="col" className="ln-count">
            {t('lent')}
          </th>
          <th scope="col" className="ln-count">
            {t('left')}
          </th>
          <th scope="col" className="ln-acts" aria-label={t('history')} />
        </tr>
      </thead>
      <tbody>
        {things.map((thing) => {
          const { lendableId, displayId, name, stock, lent, isEnabled } = thing
          return (
            <tr key={lendableId} className={isEnabled ? '' : 'lb-row-off'}>
              <td>
                <b>{displayId}</b>
              </td>
              <td>
                {name}
                {!isEnabled && <span className="lb-14">　{t('off')}</span>}
              </td>
              <td data-label={t('stock')}>{stock}</td>
              <td data-label={t('lent')}>{lent > 0 ? <b className="ln-out">{lent}</b> : lent}</td>
              <td data-label={t('left')}>{stock - lent}</td>
              <td className="ln-acts">
                <Button
                  type="text"
                  size="small"
                  aria-label={t('historyOf', { name })}
                  onClick={() => onHistory(thing)}
                >
                  {t('history')}
                </Button>
                {onEdit && isEnabled && (
                  <Button
                    type="text"
                    size="small"
                    aria-label={t('editOf', { name })}
                    onClick={() => onEdit(thing)}
                  >
                    {t('edit')}
                  </Button>
                )}
                {onEdit && (
                  <Button
                    type="text"
                    size="small"
                    aria-label={t(isEnabled ? 'retireOf' : 'restoreOf', { name })}
                    onClick={() => onTurn(thing)}
                  >
                    {t(isEnabled ? 'retire' : 'restore')}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
