import './held-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { speakClock } from '#modules/meals/write-moment.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { HeldOrder } from '../held-contract.ts'
import { heldApi, heldQuery, useHeldAgain } from './queries.ts'
import type { OrderTools } from './use-order.ts'

/** How many orders wait at the desk, and a way to take one up again. */
export function HeldOrders({ order }: { order: OrderTools }) {
  const t = useTexts('heldOrders')
  const [isOpen, setOpen] = useState(false)
  const held = useQuery(heldQuery).data ?? []
  useHotKey('Alt+U', 'heldOrders:held', () => setOpen(true))
  return (
    <>
      <Button aria-keyshortcuts="Alt+U" onClick={() => setOpen(true)}>
        {t('heldCount', { count: held.length })} <Key keys="Alt U" />
      </Button>
      {isOpen && <HeldList held={held} order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

interface HeldListProps {
  held: readonly HeldOrder[]
  order: OrderTools
  onClose: () => void
}

function HeldList({ held, order, onClose }: HeldListProps) {
  const t = useTexts('heldOrders')
  const again = useHeldAgain()
  const dropping = useAsked(again)
  const isBusy = order.draft.lines.length > 0
  const taking = useSubmit(
    async (retry, heldId: string) => {
      const { data } = await heldApi.takeUp({ heldId }, retry)
      await again()
      order.takeUp(data)
      onClose()
    },
    { onFailure: inBox },
  )
  return (
    <Dialog label={t('held')} onCancel={onClose}>
      <DialogHead title={t('held')} onClose={onClose} />
      <div className="lb-stack lb-gap-12 fo-held">
        {isBusy && held.length > 0 && <Note tone="wait">{t('first')}</Note>}
        {!held.length && <EmptyState icon="grid" title={t('none')} text={t('noneText')} />}
        <ul className="lb-divided" aria-label={t('held')}>
          {held.map(({ heldId, name, label, portions, heldAt, heldBy, endsAt }) => (
            <li key={heldId} className="lb-line lb-between lb-gap-12">
              <span className="lb-grow lb-break">
                <b>{name}</b> {label !== name && label}
                <br />
                <span className="lb-14 lb-quiet">
                  {t('line', {
                    count: portions,
                    time: speakClock(heldAt),
                    by: heldBy,
                    until: speakClock(endsAt),
                  })}
                </span>
              </span>
              <Button
                aria-label={t('dropOf', { name })}
                onClick={() =>
                  void dropping.submit({
                    ask: {
                      title: t('dropAsk', { name }),
                      text: t('dropText', { count: portions }),
                      ok: t('drop'),
                    },
                    work: (retry) => heldApi.drop({ heldId }, retry),
                    done: t('dropped', { name }),
                  })
                }
              >
                {t('drop')}
              </Button>
              <Button
                type="primary"
                aria-label={t('takeUpOf', { name })}
                disabled={isBusy}
                loading={taking.busy}
                onClick={() => void taking.submit(heldId)}
              >
                {t('takeUp')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
