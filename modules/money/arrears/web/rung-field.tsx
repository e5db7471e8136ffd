import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { isTermShort, type Rung } from '../settings.ts'
import { channelsOf, steps } from '../steps.ts'
import type { LadderForm } from './use-sections.tsx'

/** A step of the ladder: whether it is taken, by which channel, and the days that it gives. */
export function useRungField(): (nth: number) => FormField<LadderForm> {
  const t = useTexts('arrearsSetting')
  return (nth) => {
    const step = steps[nth] ?? 'reminder'
    const label = t(`step_${step}`)
    return {
      label,
      read: ({ ladder }) => {
        const rung = ladder[nth]
        return rung?.isUsed
          ? `${t(`channel_${rung.channel}`)} ${t('days', { count: rung.termDays })}`
          : t('unused')
      },
      wrong: ({ ladder, demandDays }) =>
        (ladder[nth]?.termDays ?? 0) < 1 || (ladder[nth]?.termDays ?? 0) > 90
          ? t('termWrong')
          : isTermShort(step, ladder[nth]?.termDays ?? 0, Number(demandDays)) && ladder[nth]?.isUsed
            ? t('termShort', { days: demandDays })
            : nth === 0 && ladder.every(({ isUsed }) => !isUsed)
              ? t('noneUsed')
              : undefined,
      draw: ({ ladder }, change, invalid) => {
        const rung = ladder[nth]
        if (!rung) return null
        const set = (part: Partial<Rung>) => change({ ladder: ladder.with(nth, { ...rung, ...part }) })
        return (
          <div className="ar-rung">
            <Checkbox checked={rung.isUsed} onChange={({ target }) => set({ isUsed: target.checked })}>
              <b>{label}</b>
            </Checkbox>
            <ChoiceInput
              aria-label={t('channelOf', { step: label })}
              value={rung.channel}
              options={channelsOf(step).map((value) => ({ value, label: t(`channel_${value}`) }))}
              onChoose={(channel) => set({ channel })}
            />
            <Field label={t('termOf', { step: label })} invalid={invalid}>
              <AmountInput
                digits={2}
                value={rung.termDays ? String(rung.termDays) : ''}
                onAmount={(text) => set({ termDays: Number(text) })}
              />
            </Field>
          </div>
        )
      },
    }
  }
}
