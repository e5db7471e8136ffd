import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { parkingRatePath } from '#modules/charging/charging-paths.ts'
import { centsOf, minutesOf, type RateForm } from './rate-form.ts'
import type { RateDraft } from './use-rate-draft.ts'

const names = ['baseFee', 'platformFee', 'bufferMinutes', 'unitPrice'] as const

/** Base fee, platform fee, and in short what a car owes that stays. */
export function FeeFields({ draft: { form, change, isEditable, save } }: { draft: RateDraft }) {
  const t = useTexts('chargingRatesPage')
  return (
    <>
      <div className="cr-fees">
        {names.map((name) => {
          const read = name === 'bufferMinutes' ? minutesOf : centsOf
          const isWrong = save.tried && read(form[name]) === undefined
          return (
            <Field key={name} label={t(name)} invalid={isWrong ? t('missing') : undefined}>
              <TextInput
                inputMode="decimal"
                value={form[name]}
                disabled={
                  !isEditable || (!form.parkingIsOn && (name === 'bufferMinutes' || name === 'unitPrice'))
                }
                extra={
                  <span className="lb-14 lb-quiet lb-nowrap">
                    {t(`unit_${name}`, { minutes: form.unitMinutes === '1' ? '' : form.unitMinutes })}
                  </span>
                }
                onText={(text) => change({ [name]: text } as Partial<RateForm>)}
              />
            </Field>
          )
        })}
      </div>
      <p className="lb-14 lb-quiet cr-parking">
        {form.parkingIsOn
          ? [
              form.pauseFrom && t('pause', { from: form.pauseFrom, until: form.pauseUntil }),
              form.mostAmount && t('most', { amount: form.mostAmount }),
            ]
              .filter(Boolean)
              .join('，') || t('noPause')
          : t('parkingOff')}{' '}
        <Link className="lb-link" to={parkingRatePath}>
          {t('parkingMore')}
        </Link>
      </p>
    </>
  )
}
