import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
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
  const count = (
    head: string,
    phone: Column<Lendable>['phone'],
    cell: Column<Lendable>['cell'],
  ): Column<Lendable> => ({ head, width: [96, 72], phone, isLabelled: true, cell })
  return (
    <DataTable
      rows={things}
      idOf={(thing) => thing.lendableId}
      rowClass={(thing) => (thing.isEnabled ? undefined : 'lb-row-off')}
      columns={[
        { head: t('displayId'), width: 120, phone: 'under', cell: (thing) => <b>{thing.displayId}</b> },
        {
          head: t('name'),
          phone: 'first',
          cell: ({ name, isEnabled }) => (
            <>
              {name}
              {!isEnabled && <span className="lb-14">　{t('off')}</span>}
            </>
          ),
        },
        count(t('stock'), 'line', ({ stock }) => stock),
        count(t('lent'), 'underEnd', ({ lent }) => (lent > 0 ? <b className="lb-amber">{lent}</b> : lent)),
        count(t('left'), 'end', ({ stock, lent }) => stock - lent),
        {
          head: t('history'),
          width: [212, 172],
          align: 'end',
          phone: 'line',
          isActs: true,
          cell: (thing) => <Acts thing={thing} onEdit={onEdit} onTurn={onTurn} onHistory={onHistory} />,
        },
      ]}
    />
  )
}

function Acts({
  thing,
  onEdit,
  onTurn,
  onHistory,
}: Omit<LendableTableProps, 'things'> & { thing: Lendable }) {
  const t = useTexts('lendables')
  const { name, isEnabled } = thing
  return (
    <>
      <Button type="text" size="small" aria-label={t('historyOf', { name })} onClick={() => onHistory(thing)}>
        {t('history')}
      </Button>
      {onEdit && isEnabled && (
        <Button type="text" size="small" aria-label={t('editOf', { name })} onClick={() => onEdit(thing)}>
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
    </>
  )
}
