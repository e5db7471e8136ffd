import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { chains, feeBearers, mostAtShops } from '../bands.ts'
import type { BandDraft } from './band-drafts.ts'

interface BandRowsProps {
  bands: readonly BandDraft[]
  invalid: string | undefined
  onBands: (bands: BandDraft[]) => void
}

/** The items of collection: for which amounts, with which code, fee and shops. */
export function BandRows({ bands, invalid, onBands }: BandRowsProps) {
  const t = useTexts('collectingPage')
  const put = (nth: number, patch: Partial<BandDraft>) =>
    onBands(bands.map((band, at) => (at === nth ? { ...band, ...patch } : band)))
  const next = (): BandDraft => {
    const from = Math.max(0, ...bands.map(({ max }) => Number(max))) + 1
    const max = String(Math.max(from, mostAtShops))
    return { code: '', min: String(from), max, fee: '', bearer: 'payer', chains: [...chains] }
  }
  return (
    <div className="lb-stack lb-gap-12">
      <p className="lb-quiet">{t('bandsLead')}</p>
      <ol className="co-bands" aria-label={t('bands')}>
        {bands.map((band, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a band that is typed has no other name
          <li key={nth}>
            <fieldset className="lb-bare co-band">
              <legend className="lb-sr">{t('bandNth', { nth: nth + 1 })}</legend>
              <Field label={t('code')}>
                <TextInput
                  value={band.code}
                  maxLength={3}
                  placeholder="K6A"
                  onText={(code) => put(nth, { code })}
                />
              </Field>
              <Field label={t('min')}>
                <AmountInput value={band.min} digits={5} onAmount={(min) => put(nth, { min })} />
              </Field>
              <Field label={t('max')}>
                <AmountInput value={band.max} digits={5} onAmount={(max) => put(nth, { max })} />
              </Field>
              <Field label={t('fee')}>
                <AmountInput value={band.fee} digits={3} onAmount={(fee) => put(nth, { fee })} />
              </Field>
              <Field label={t('bearer')}>
                <ChoiceInput
                  value={band.bearer}
                  options={feeBearers.map((value) => ({ value, label: t(`bearer_${value}`) }))}
                  onChoose={(bearer) => put(nth, { bearer })}
                />
              </Field>
              <div className="co-chains">
                {chains.map((chain) => (
                  <Checkbox
                    key={chain}
                    checked={band.chains.includes(chain)}
                    onChange={({ target }) =>
                      put(nth, {
                        chains: chains.filter((one) =>
                          one === chain ? target.checked : band.chains.includes(one),
                        ),
                      })
                    }
                  >
                    {t(`chain_${chain}`)}
                  </Checkbox>
                ))}
                <Button
                  type="text"
                  className="lb-end"
                  aria-label={t('bandRemoveOf', { nth: nth + 1 })}
                  onClick={() => onBands(bands.filter((_, at) => at !== nth))}
                >
                  {t('bandRemove')}
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {invalid && (
        <p className="lb-unsaved" role="alert">
          {invalid}
        </p>
      )}
      <div>
        <Button
          icon={<Icon name="plus" />}
          disabled={bands.length >= 12}
          onClick={() => onBands([...bands, next()])}
        >
          {t('bandAdd')}
        </Button>
      </div>
    </div>
  )
}
