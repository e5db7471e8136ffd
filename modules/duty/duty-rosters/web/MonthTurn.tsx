import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

/** The month, with the one before it and the next. */
export function MonthTurn({ month, turn }: { month: string; turn: (by: 1 | -1) => void }) {
  const t = useTexts('dutyRostersPage')
  return (
    <span className="lb-line lb-gap-4">
      <button type="button" className="lb-icon-button" aria-label={t('previous')} onClick={() => turn(-1)}>
        <Icon name="left" />
      </button>
      <b className="lb-20 lb-nowrap">
        {t('month', { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })}
      </b>
      <button type="button" className="lb-icon-button" aria-label={t('next')} onClick={() => turn(1)}>
        <Icon name="right" />
      </button>
    </span>
  )
}
