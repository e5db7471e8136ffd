import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { longestLineNote } from '#modules/meals/order-shapes.ts'
import { specsOf, withOption } from './order-model.ts'
import type { OrderTools } from './use-order.ts'

/** What can be chosen of the dish that was touched last. */
export function OptionPanel({ order }: { order: OrderTools }) {
  const t = useTexts('orderPage')
  const { draft, prices, specs, put, copy } = order
  const [isNoting, setNoting] = useState(false)
  const shown = prices.find(({ line }) => line.key === draft.active)
  if (!shown) return null
  const { line, item } = shown
  const isNoted = isNoting || line.note !== ''
  return (
    <section className="lb-panel fo-options" aria-label={t('optionsOf', { name: item.name })}>
      <div className="lb-panel-head">
        <h2>{item.name}</h2>
        <span className="lb-panel-summary">{t('portions', { count: line.quantity })}</span>
        <span className="lb-panel-summary fo-keys">
          <Key keys="Tab" spoken /> {t('keyTab')}
        </span>
        <span className="lb-panel-summary fo-keys">
          <Key keys="Space" spoken /> {t('keySpace')}
        </span>
        <span className="lb-panel-extra lb-line lb-gap-8">
          <Button size="small" aria-expanded={isNoted} onClick={() => setNoting(!isNoted)}>
            {t('addNote')}
          </Button>
          <Button size="small" onClick={() => copy(line.key)}>
            {t('copy')}
          </Button>
        </span>
      </div>
      <div className="fo-specs">
        {specsOf(item, specs).map((spec) => (
          <div key={spec.specId} role="group" aria-label={spec.name}>
            <span aria-hidden="true">{spec.name}</span>
            <div className="lb-chips">
              {spec.options.map(({ optionId, name, points }) => (
                <button
                  key={optionId}
                  type="button"
                  aria-pressed={line.optionIds.includes(optionId)}
                  onClick={() => put(line.key, { optionIds: withOption(line.optionIds, spec, optionId) })}
                >
                  {points ? `${name} +${points}` : name}
                </button>
              ))}
            </div>
          </div>
        ))}
        {isNoted && (
          <div role="group" aria-label={t('note')}>
            <span aria-hidden="true">{t('note')}</span>
            <TextInput
              autoFocus={isNoting}
              aria-label={t('noteOf', { name: item.name })}
              value={line.note}
              maxLength={longestLineNote}
              onText={(note) => put(line.key, { note })}
            />
          </div>
        )}
      </div>
    </section>
  )
}
