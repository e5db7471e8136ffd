import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { isChosen } from '../kinds.ts'
import type { FeeItem } from '../shapes.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { ChoiceRows } from './ChoiceRows.tsx'
import { RateDialog } from './RateDialog.tsx'
import { RateRows } from './RateRows.tsx'
import { itemQuery } from './use-setting.ts'

interface ItemPanelProps {
  item: FeeItem
  buildings: readonly string[]
  mayChange: boolean
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** All rates of an item, those to come and those taken back too, and whom it is for. */
export function ItemPanel({ item, buildings, mayChange, refresh, onClose }: ItemPanelProps) {
  const t = useTexts('feeSetting')
  const [adding, setAdding] = useState<'rate' | 'choice'>()
  const asked = useQuery(itemQuery(item.feeItemId))
  const shown = useRef<HTMLDivElement>(null)
  // It opens below a long list: whoever opened it sees it.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
    shown.current?.focus({ preventScroll: true })
  }, [item.feeItemId, asked.isSuccess])
  const close = () => {
    setAdding(undefined)
    void refresh()
  }
  const isShared = item.kind === 'shared'
  const heading = (words: string, add: string, what: 'rate' | 'choice') => (
    <div className="lb-line">
      <h3 className="lb-grow">{words}</h3>
      {mayChange && <Button onClick={() => setAdding(what)}>{add}</Button>}
    </div>
  )
  return (
    <div ref={shown} tabIndex={-1}>
      <Panel
        title={item.name}
        pad="plain"
        extra={
          <Button type="text" onClick={onClose}>
            {t('closePanel')}
          </Button>
        }
      >
        <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 80]} rows={3}>
          {({ rates, choices }) => (
            <div className="lb-stack lb-gap-12">
              {heading(
                t(isShared ? 'sumHistory' : 'rateHistory'),
                t(isShared ? 'sumAdd' : 'rateAdd'),
                'rate',
              )}
              <RateRows item={item} rates={rates} mayChange={mayChange} refresh={refresh} />
              {isChosen(item.kind) && (
                <>
                  {heading(t('households'), t('householdAdd'), 'choice')}
                  <ChoiceRows item={item} choices={choices} mayChange={mayChange} refresh={refresh} />
                </>
              )}
            </div>
          )}
        </Loaded>
        {adding === 'rate' && <RateDialog item={item} buildings={buildings} onClose={close} />}
        {adding === 'choice' && <ChoiceDialog item={item} onClose={close} />}
      </Panel>
    </div>
  )
}
