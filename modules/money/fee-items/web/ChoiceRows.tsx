import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { Choice, FeeItem } from '../shapes.ts'
import { feeApi } from './use-setting.ts'

interface ChoiceRowsProps {
  item: FeeItem
  choices: readonly Choice[]
  mayChange: boolean
  refresh: () => Promise<unknown>
}

/** Whom an item is for. */
export function ChoiceRows({ item, choices, mayChange, refresh }: ChoiceRowsProps) {
  const t = useTexts('feeSetting')
  const { submit } = useAsked(refresh)
  if (!choices.length) return <p className="lb-quiet">{t('householdsNone')}</p>
  const remove = ({ choiceId, label }: Choice) =>
    submit({
      ask: { title: t('removeTitle', { label }), text: t('removeText'), ok: t('remove') },
      work: (retry) => feeApi.removeChoice({ feeItemId: item.feeItemId, choiceId }, retry),
      done: t('removed', { label }),
    })
  return (
    <ul className="lb-divided">
      {choices.map((choice) => {
        const { choiceId, label, quantity, onDay, note } = choice
        return (
          <li key={choiceId} className="lb-line">
            <span className="lb-grow">
              <b>{label}</b> {quantity > 1 && t('times', { count: quantity })}
              <span className="lb-14 lb-quiet">
                {onDay && `　${showDay(onDay)}`}
                {note && `　${note}`}
              </span>
            </span>
            {mayChange && (
              <Button type="text" aria-label={t('removeOf', { label })} onClick={() => void remove(choice)}>
                {t('remove')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
