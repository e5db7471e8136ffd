import { useState } from 'react'
import { maskPlate } from '#platform/contract/masking.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Home } from '../shapes.ts'
import { transportName } from './identity-name.ts'
import { VehiclesDialog } from './VehiclesDialog.tsx'

/** Every vehicle of the household: of its people, and of nobody in particular. */
export function VehiclesPanel({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const mayChange = useAllowed()([{ can: 'residents.change' }]).length > 0
  const [isOpen, setOpen] = useState(false)
  const all = [
    ...home.residents.flatMap(({ name, transportations }) =>
      transportations.map((transportation) => ({ ...transportation, whose: name })),
    ),
    ...home.transportations.map((transportation) => ({ ...transportation, whose: t('wholeHousehold') })),
  ]
  return (
    <Panel
      title={t('vehicles')}
      pad="plain"
      extra={
        mayChange && (
          <Button size="small" type="text" onClick={() => setOpen(true)}>
            {t('editVehicles')}
          </Button>
        )
      }
    >
      {all.length ? (
        <ul className="hd-vehicles">
          {all.map(({ type, plate, whose }) => (
            <li key={`${whose} ${type} ${plate}`}>
              <b className={plate ? undefined : 'lb-faint'}>{maskPlate(plate) || t('noPlate')}</b>
              <span className="lb-14 lb-quiet">{transportName(type)}</span>
              <span className="lb-14 lb-quiet lb-end">{whose}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="lb-faint">{t('noVehicles')}</p>
      )}
      {isOpen && <VehiclesDialog home={home} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
