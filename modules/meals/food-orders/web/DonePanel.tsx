import './order-steps.css'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { slipOf } from '../slip.ts'
import { speakClock } from '#modules/meals/write-moment.ts'
import { PaperChoice } from './PaperChoice.tsx'
import { SlipSheet } from '#modules/meals/points/web/public.ts'

/** That an order was sent: its number, when it is picked up, what it took; its slip, and the next one. */
export function DonePanel({ order, onNext }: { order: FoodOrder; onNext: () => void }) {
  const t = useTexts('orderPage')
  const community = useMe()?.communityName ?? ''
  const [isPrinting, setPrinting] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  useHotKey('Alt+P', 'orderPage:print', () => setPrinting(true))
  return (
    <section className="lb-panel fo-done" role="status" aria-label={t('step_done')}>
      <p className="fo-done-number">
        <Icon name="check" size={32} /> #{order.serialNumber}
      </p>
      <HouseholdName label={order.label} size="title" />
      <p className="lb-20">{t('pickupAt', { time: speakClock(order.pickupAt) })}</p>
      <p>
        {t('doneSum', { count: order.portions, points: order.normalPoints + order.cashPoints })}
        {'　'}
        <span className="lb-quiet">
          {t('leftAfter')}　{t('balance', { normal: order.normalLeft, cash: order.cashLeft })}
        </span>
      </p>
      <div className="lb-line lb-wrap fo-done-acts">
        <PaperChoice />
        <Button size="large" icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
          {t('print')} <Key keys="Alt P" />
        </Button>
        <Button ref={next} type="primary" size="large" onClick={onNext} aria-keyshortcuts="Control+Enter">
          {t('nextOrder')} <Key keys="Enter" />
        </Button>
      </div>
      {isPrinting && <SlipSheet lines={slipOf(order, community, false)} onDone={() => setPrinting(false)} />}
    </section>
  )
}
