import type { Household } from '#modules/homes/households/contract.ts'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { receiveTypes } from '#platform/contract/hand-over.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { Start } from './fast-receive-store.ts'
import type { Width } from './use-width.ts'

export interface ReceiveHeadProps {
  start: Start
  households: readonly Household[]
  width: Width
  locked: boolean
  onAdd: () => void
  onRemove: (householdId: string) => void
  onClose: () => void
}

/** Whose items these are, and how they were found. */
export function ReceiveHead(props: ReceiveHeadProps) {
  const { start, households, width, locked, onAdd, onClose } = props
  const t = useTexts('fastReceive')
  const tp = useTexts('platform')
  const method =
    start.receiveType === receiveTypes.barcode
      ? t('barcode')
      : start.receiveType === receiveTypes.card
        ? t('card')
        : t('pick')
  if (width === 'phone')
    return (
      <header className="fr-top">
        <div className="fr-top-bar">
          <button type="button" className="lb-icon-button" aria-label={tp('cancel')} onClick={onClose}>
            <Icon name="back" />
          </button>
          <h1>{t('title')}</h1>
          <span className="lb-14 lb-quiet">{method}</span>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('addHousehold')}
            onClick={onAdd}
            disabled={locked}
          >
            <Icon name="plus" />
          </button>
        </div>
        {households.map((household, nth) => (
          <HeadHousehold key={household.householdId} {...props} household={household} isFirst={nth === 0} />
        ))}
      </header>
    )
  return (
    <header className="fr-top">
      <div className="fr-top-who">
        {households.map((household, nth) => (
          <div key={household.householdId}>
            {nth === 0 ? (
              <h1>
                {t('title')}　{method}
              </h1>
            ) : (
              <h2>{t('together')}</h2>
            )}
            <HeadHousehold {...props} household={household} isFirst={nth === 0} />
          </div>
        ))}
      </div>
      <Button icon={<Icon name="plus" />} onClick={onAdd} disabled={locked} aria-keyshortcuts="Alt+X">
        {t('addHousehold')} <Key keys="Alt X" />
      </Button>
      <button type="button" className="lb-icon-button" aria-label={tp('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </header>
  )
}

function HeadHousehold(props: ReceiveHeadProps & { household: Household; isFirst: boolean }) {
  const { household, isFirst, locked, onRemove } = props
  const marks = useHouseholdMarks([household.householdId])
  const t = useTexts('fastReceive')
  return (
    <div className="fr-top-name">
      <HouseholdName label={household.label} names={household.names} size="hero" />
      <HouseholdMarks household={marks?.get(household.householdId)} />
      {!isFirst && (
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('removeHousehold', { household: household.label })}
          onClick={() => onRemove(household.householdId)}
          disabled={locked}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </div>
  )
}
