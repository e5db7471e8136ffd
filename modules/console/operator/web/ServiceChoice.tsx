import type { ReactNode } from 'react'
import { serviceNames } from '#modules/communities/communities/contract.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { FormFields } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'

/** Which services are on, one by one, so that what two operators change of different ones comes together. */
export type Chosen = Record<string, boolean>

const allServices = Object.keys(serviceNames).map(Number)

/** These services and no other. */
export const chosenOf = (services: readonly number[] = allServices): Chosen =>
  Object.fromEntries(allServices.map((id) => [id, services.includes(id)]))

/** The services that are on. */
export const servicesOf = (chosen: Chosen): number[] => allServices.filter((id) => chosen[id])

/** A field for each service, in the language of the page. */
export const serviceFields = () =>
  allServices.map((id) => ({
    ...tickField<Chosen>(valueWord(`services.${id}`, serviceNames[id] ?? ''), String(id)),
    read: (chosen: Chosen) => text('operator', chosen[id] ? 'serviceOn' : 'serviceOff'),
  }))

interface ServiceChoiceProps {
  chosen: Chosen
  onChange: (patch: Chosen) => void
  /** At the end of its line of acts. */
  children?: ReactNode
}

/** Which services of all there are. */
export function ServiceChoice({ chosen, onChange, children }: ServiceChoiceProps) {
  const t = useTexts('operator')
  return (
    <fieldset className="lb-grid lb-gap-12 lb-min lb-bare">
      <legend className="lb-sr">{t('services')}</legend>
      <div className="op-service-list">
        <FormFields fields={serviceFields()} form={chosen} change={(patch) => onChange(patch as Chosen)} />
      </div>
      <div className="lb-line lb-gap-8 lb-wrap">
        <Button size="small" onClick={() => onChange(chosenOf())}>
          {t('chooseAll')}
        </Button>
        <Button size="small" onClick={() => onChange(chosenOf([]))}>
          {t('chooseNone')}
        </Button>
        <span className="lb-grow" />
        {children}
      </div>
    </fieldset>
  )
}
