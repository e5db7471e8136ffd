import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { anyOfField, usePartOptions } from './any-of-field.tsx'
import { assetCodeField } from './asset-code.tsx'
import { isReading, type PointForm } from './point-form.ts'
import { useCategories } from './use-categories.ts'

type Pick = () => Promise<{ householdId: string; label: string } | undefined>

/** What is decided about a point, field by field; `pointId`: the one that is corrected. */
export function usePointFields(pick: Pick, pointId?: string): FormField<PointForm>[] {
  const t = useTexts('alarmPointsPage')
  const needs = (field: FormField<PointForm>, name: 'place' | 'name' | 'meaning'): FormField<PointForm> => ({
    ...field,
    wrong: (form) => (form[name].trim() ? undefined : t('needed')),
  })
  const limit = (name: 'lowLimit' | 'highLimit', also?: (form: PointForm) => string | undefined) => ({
    ...textField<PointForm>(t(name), name, {
      optional: true,
      input: { maxLength: 17, inputMode: 'decimal' },
    }),
    wrong: (form: PointForm) => (isReading(form[name].trim()) ? also?.(form) : t('notNumber')),
  })
  const isCrossed = ({ lowLimit, highLimit }: PointForm) =>
    lowLimit !== '' && highLimit !== '' && Number(lowLimit) >= Number(highLimit) ? t('crossed') : undefined
  const home: FormField<PointForm> = {
    label: t('household'),
    read: ({ household }) => household?.label ?? '',
    wrong: ({ isPrivate, household }) => (isPrivate && !household ? t('householdNeeded') : undefined),
    draw: ({ isPrivate, household }, change, invalid) =>
      isPrivate && (
        <Field label={t('household')} invalid={invalid}>
          <Button
            icon={<Icon name="house" />}
            onClick={() => void pick().then((picked) => picked && change({ household: picked }))}
          >
            {household?.label ?? t('choose')}
          </Button>
        </Field>
      ),
  }
  return [
    needs(textField(t('place'), 'place', { input: { autoFocus: true, maxLength: 40 } }), 'place'),
    needs(textField(t('name'), 'name', { input: { maxLength: 40 } }), 'name'),
    needs(textField(t('meaning'), 'meaning', { input: { maxLength: 60 } }), 'meaning'),
    assetCodeField(t('assetCode')),
    choiceField(t('category'), 'category', useCategories()),
    choiceField(
      t('level'),
      'level',
      ([1, 2, 3, 4] as const).map((value) => ({ value, label: t(`level${value}`) })),
    ),
    anyOfField(t('anyOf'), usePartOptions(pointId)),
    {
      ...amountField<PointForm>(t('anyCount'), 'anyCount', { digits: 2, help: t('anyCountHelp') }),
      wrong: ({ anyOf, anyCount }) =>
        anyOf.length > 0 && (Number(anyCount) < 1 || Number(anyCount) > anyOf.length)
          ? t('anyCountWrong')
          : undefined,
    },
    limit('lowLimit'),
    limit('highLimit', isCrossed),
    textField(t('unit'), 'unit', { optional: true, input: { maxLength: 8 } }),
    amountField(t('debounce'), 'debounceSeconds', { digits: 4 }),
    {
      ...amountField<PointForm>(t('report'), 'reportSeconds', {
        optional: true,
        digits: 6,
        help: t('reportHelp'),
      }),
      wrong: ({ reportSeconds: text }) =>
        text !== '' && (Number(text) < 30 || Number(text) > 604_800) ? t('secondsWrong') : undefined,
    },
    {
      ...amountField<PointForm>(t('riseMinutes'), 'riseMinutes', {
        optional: true,
        digits: 4,
        help: t('riseHelp'),
      }),
      wrong: ({ riseMinutes: text }) => (Number(text) > 1440 ? t('riseWrong') : undefined),
    },
    {
      ...choiceField<PointForm>(
        t('riseLevel'),
        'riseLevel',
        ([2, 3, 4] as const).map((value) => ({ value, label: t(`level${value}`) })),
        { none: t('riseNone') },
      ),
      wrong: ({ riseMinutes, riseLevel, level }) =>
        riseMinutes && (riseLevel ?? 0) <= level ? t('riseLevelWrong') : undefined,
    },
    tickField(t('isPrivate'), 'isPrivate'),
    home,
  ]
}
