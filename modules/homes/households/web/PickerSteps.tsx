import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Pick, PickerStep } from './picker-steps.ts'

/** The three steps above their columns; one that is done leads back to it. */
export function PickerSteps({ pick, onPick }: { pick: Pick; onPick: (pick: Pick) => void }) {
  const t = useTexts('households')
  const steps = [
    { step: 1, name: t('building'), value: pick.building },
    { step: 2, name: t('floor'), value: pick.floor },
    { step: 3, name: t('unit'), value: undefined },
  ] as const satisfies readonly { step: PickerStep; name: string; value?: string }[]
  return (
    <ol className="hp-steps">
      {steps.map(({ step, name, value }) => {
        const state = step === pick.step ? 'on' : value ? 'done' : 'next'
        return (
          <li
            key={step}
            className={`hp-step hp-step-${state}`}
            aria-current={state === 'on' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <button type="button" onClick={() => onPick({ ...pick, step })}>
                <span className="hp-dot">
                  <Icon name="check" size={16} />
                </span>
                <span>{name}</span> <b>{value}</b>
              </button>
            ) : (
              <>
                <span className="hp-dot">{step}</span>
                {state === 'on' ? <b>{name}</b> : <span>{name}</span>}
                {step === 3 && state === 'on' && <span className="lb-14 lb-quiet">{t('unitCompletes')}</span>}
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
