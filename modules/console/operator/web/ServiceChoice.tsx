import type { ReactNode } from 'react'
import { serviceNames } from '#modules/communities/communities/contract.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'

export const allServices = Object.keys(serviceNames).map(Number)

/** A service in the language of the page. */
export const nameOfService = (id: number): string => valueWord(`services.${id}`, serviceNames[id] ?? '')

interface ServiceChoiceProps {
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
  /** At the end of its line of acts. */
  children?: ReactNode
}

/** Which services of all there are. */
export function ServiceChoice({ chosen, onChange, children }: ServiceChoiceProps) {
  const t = useTexts('operator')
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <fieldset className="op-services">
      <legend className="lb-sr">{t('services')}</legend>
      <ul>
        {allServices.map((id) => (
          <li key={id}>
            <Checkbox checked={chosen.has(id)} onChange={(event) => toggle(id, event.target.checked)}>
              {nameOfService(id)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="op-acts">
        <Button size="small" onClick={() => onChange(new Set(allServices))}>
          {t('chooseAll')}
        </Button>
        <Button size="small" onClick={() => onChange(new Set())}>
          {t('chooseNone')}
        </Button>
        <span className="lb-grow" />
        {children}
      </div>
    </fieldset>
  )
}
