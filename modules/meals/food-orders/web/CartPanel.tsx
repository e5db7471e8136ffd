import './cart.css'
import './held-texts.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { EaterHead } from './EaterHead.tsx'
import { HoldDialog } from './HoldDialog.tsx'
import type { PricedLine } from './order-model.ts'
import type { EaterTools } from './use-eater.ts'
import type { OrderTools } from './use-order.ts'

interface CartPanelProps {
  order: OrderTools
  eater: EaterTools
  onPick: () => void
  onGo: () => void
}

/** The order as it stands: whose, what, how many points, and the next step. */
export function CartPanel({ order, eater, onPick, onGo }: CartPanelProps) {
  const t = useTexts('orderPage')
  const { draft, prices, total, portions, balance, quote, toPoints, send } = order
  const ofHeld = useTexts('heldOrders')
  const [isHolding, setHolding] = useState(false)
  const isItems = draft.step === 'items'
  useHotKey('Alt+V', 'heldOrders:hold', () => setHolding(true), { enabled: isItems && prices.length > 0 })
  const normal = quote && !isItems ? quote.normalPoints : Math.min(balance?.normal ?? 0, total)
  const cash = quote && !isItems ? quote.cashPoints : total - normal
  const failure = isItems ? toPoints.failure : send.failure
  const isShort = balance !== undefined && (normal > balance.normal || cash > balance.cash)
  return (
    <aside className="lb-panel fo-cart" aria-label={t('cart')}>
      <EaterHead order={order} eater={eater} onPick={onPick} />
      <ul className="fo-lines" aria-label={t('lines')}>
        {prices.map((priced) => (
          <Line key={priced.line.key} priced={priced} order={order} isLocked={!isItems} />
        ))}
        {!prices.length && <li className="fo-none lb-quiet">{t('noLines')}</li>}
      </ul>
      <dl className="fo-sums">
        {balance && draft.household && (
          <>
            <dt>{t('normalFirst')}</dt>
            <dd>{normal ? `−${normal}` : 0}</dd>
            <dt>{t('cashPoints')}</dt>
            <dd data-short={isShort || undefined}>{cash ? `−${cash}` : 0}</dd>
            <dt>{t(isShort ? 'short' : 'leftAfter')}</dt>
            <dd data-short={isShort || undefined}>
              {isShort
                ? t('points', { count: total - balance.normal - balance.cash })
                : t('balance', { normal: balance.normal - normal, cash: balance.cash - cash })}
            </dd>
          </>
        )}
        <dt className="fo-total">{t('total', { count: portions })}</dt>
        <dd className="fo-total">{t('points', { count: total })}</dd>
      </dl>
      {failure && <FailureNote sentence={failure} />}
      <div className="fo-go">
        {!isItems && (
          <Button size="large" onClick={order.back}>
            {t('back')} <Key keys="Esc" />
          </Button>
        )}
        {isItems && prices.length > 0 && (
          <Button size="large" aria-keyshortcuts="Alt+V" onClick={() => setHolding(true)}>
            {ofHeld('hold')} <Key keys="Alt V" />
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          block
          aria-keyshortcuts="Control+Enter"
          loading={toPoints.busy || send.busy}
          disabled={isItems ? !order.isReady : !quote?.isEnough}
          onClick={onGo}
        >
          {t(isItems ? 'toPoints' : 'send')} <Key keys="Ctrl Enter" />
        </Button>
      </div>
      {isHolding && <HoldDialog order={order} onClose={() => setHolding(false)} />}
    </aside>
  )
}

interface LineProps {
  priced: PricedLine
  order: OrderTools
  isLocked: boolean
}

function Line({ priced: { line, item, words, points }, order, isLocked }: LineProps) {
  const t = useTexts('orderPage')
  const step = (by: 1 | -1) => order.put(line.key, { quantity: Math.min(99, line.quantity + by) })
  return (
    <li data-active={(!isLocked && order.draft.active === line.key) || undefined}>
      <button type="button" className="fo-line-name" disabled={isLocked} onClick={() => order.show(line.key)}>
        {item.name}
        {words.length > 0 && <small>{words.join('、')}</small>}
      </button>
      <span className="fo-stepper">
        {!isLocked && (
          <Button
            aria-label={t('less', { name: item.name })}
            icon={<Icon name="minus" />}
            onClick={() => step(-1)}
          />
        )}
        <b>{line.quantity}</b>
        {!isLocked && (
          <Button
            aria-label={t('more', { name: item.name })}
            icon={<Icon name="plus" />}
            onClick={() => step(1)}
          />
        )}
      </span>
      <b className="fo-line-points">{points * line.quantity}</b>
    </li>
  )
}
