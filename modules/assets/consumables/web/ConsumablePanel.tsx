import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Consumable, consumables } from '../contract.ts'
import { ConsumableDialog } from './ConsumableDialog.tsx'
import { type LineKind, MoveDialog } from './MoveDialog.tsx'

const api = client(consumables)

export interface ConsumablePanelProps {
  of: Consumable
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One consumable beside the list: how much there is, and what came and went. */
export function ConsumablePanel({ of, ...ways }: ConsumablePanelProps) {
  const t = useTexts('consumablesPage')
  const queries = useQueryClient()
  const allowed = useAllowed()
  const mayMove = allowed([{ can: 'consumables.move' }]).length > 0
  const mayChange = allowed([{ can: 'consumables.change' }]).length > 0
  const [asking, setAsking] = useState<LineKind | 'edit'>()
  const { consumableId, name, unit } = of
  const lines = useQuery({
    queryKey: ['consumables', 'lines', consumableId],
    queryFn: async () => (await api.listLines({ consumableId, maxCount: 50 })).data,
  })
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['consumables'] }))
  const close = () => setAsking(undefined)
  return (
    <DetailPanel
      label={name}
      over={of.categoryName}
      title={name}
      {...ways}
      foot={
        <>
          {mayMove &&
            (['received', 'issued', 'counted'] as const).map((kind) => (
              <Button key={kind} onClick={() => setAsking(kind)}>
                {t(kind)}
              </Button>
            ))}
          {mayChange && <Button onClick={() => setAsking('edit')}>{t('edit')}</Button>}
          {mayChange && (
            <Button
              onClick={() =>
                void act.submit({
                  ask: { title: t('removeAsk', { name }), text: t('removeText'), ok: t('remove') },
                  work: async (retry) => {
                    await api.remove({ consumableId }, retry)
                    ways.onClose()
                  },
                  done: t('removed'),
                })
              }
            >
              {t('remove')}
            </Button>
          )}
        </>
      }
    >
      <Facts
        rows={[
          [t('stock'), `${of.stock} ${unit}`],
          [t('safe'), `${of.safeStock} ${unit}`],
          [t('place'), of.place],
          [t('price'), of.unitPrice > 0 && showMoney(of.unitPrice)],
          [t('note'), of.note],
        ]}
      />
      <h3>{t('lines')}</h3>
      <Loaded
        of={lines}
        failed={t('loadFailed')}
        skeleton={['1fr', 60]}
        empty={<p className="lb-quiet">{t('linesNone')}</p>}
      >
        {(rows) => (
          <ul className="cn-lines lb-divided">
            {rows.map((line) => (
              <li key={line.lineId}>
                <span>
                  <b>
                    {t(`line_${line.lineKind}`)} {line.quantity > 0 ? `+${line.quantity}` : line.quantity}
                  </b>{' '}
                  {[line.assetName, line.planName, line.reason].filter(Boolean).join('，')}
                  <br />
                  <span className="lb-14 lb-quiet">
                    {speakTime(line.at)}　{line.by}
                  </span>
                </span>
                <span>{t('after', { stock: line.stockAfter })}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {asking === 'edit' && <ConsumableDialog of={of} onClose={close} />}
      {asking && asking !== 'edit' && <MoveDialog of={of} kind={asking} onClose={close} />}
    </DetailPanel>
  )
}
