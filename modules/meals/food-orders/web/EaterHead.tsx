import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pointsPath } from '#modules/meals/paths.ts'
import { HolderField } from '#modules/meals/points/web/public.ts'
import { HouseholdField } from '#modules/parcels/packages/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import type { EaterTools } from './use-eater.ts'
import type { OrderTools } from './use-order.ts'

interface EaterHeadProps {
  order: OrderTools
  eater: EaterTools
  onPick: () => void
}

/** Whose order it is, with the points of the household; or the field that finds it by label, name, phone or card. */
export function EaterHead({ order, eater, onPick }: EaterHeadProps) {
  const t = useTexts('orderPage')
  const goTo = useNavigate()
  const mayTopUp = useAllowed()([{ can: 'points.topUp', service: [61, 62] }]).length > 0
  const { draft, balance } = order
  const { household } = draft
  if (!household) return <Finder order={order} eater={eater} onPick={onPick} />
  const { householdId: id, label } = household
  return (
    <div className="fo-eater">
      <div className="lb-grow">
        <div className="lb-cut">
          <HouseholdName label={label} names={household.names} size="title" />
        </div>
        <p className="lb-14 lb-quiet" role="status">
          {balance ? t('balance', { normal: balance.normal, cash: balance.cash }) : t('balanceComes')}
          {mayTopUp && (
            <button
              type="button"
              className="lb-link lb-after-12"
              onClick={() => void goTo({ to: pointsPath, search: { id, label } })}
            >
              {t('toPointsPage')}
            </button>
          )}
        </p>
        <HolderField people={balance?.people ?? []} value={draft.residentId} onChange={order.payBy} />
      </div>
      <Button size="small" aria-keyshortcuts="F2" onClick={onPick}>
        {t('other')} <Key keys="F2" />
      </Button>
    </div>
  )
}

function Finder({ order, eater, onPick }: EaterHeadProps) {
  const t = useTexts('orderPage')
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isPhone = usePhone()
  // A keyboard that comes up by itself would hide a phone's page.
  useEffect(() => {
    if (!isPhone) input.current?.focus()
  }, [isPhone])
  return (
    <div className="fo-finder">
      <HouseholdField
        input={input}
        text={text}
        chosen={null}
        isChosen={() => false}
        invalid={undefined}
        help={t('finderHelp')}
        onText={setText}
        onChoose={(found) => {
          setText('')
          order.choose(found)
        }}
        onPicker={onPick}
        onEnter={() => undefined}
      />
      {eater.failure && <Note tone="wait">{eater.failure}</Note>}
      {eater.several.length > 0 && (
        <div className="lb-chips" role="group" aria-label={t('several')}>
          {eater.several.map((one) => (
            <button key={one.householdId} type="button" onClick={() => eater.take(one)}>
              {one.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
