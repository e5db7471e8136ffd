import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Eater, useEater } from '#modules/meals/food-orders/web/public.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { pointServices } from '#modules/meals/points/contract.ts'
import { balanceQuery } from '#modules/meals/points/web/public.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Offer, PaidBy, ProxyOrder } from '../shapes.ts'
import { choicesOf } from './choices.ts'
import { proxyApi, useProxyChanges } from './queries.ts'

/** A household orders: how much of what, and how it pays. */
export function OrderDialog({
  of,
  orders,
  onClose,
}: {
  of: Offer
  orders: readonly ProxyOrder[]
  onClose: () => void
}) {
  const t = useTexts('proxyOffers')
  const again = useProxyChanges()
  const [household, setHousehold] = useState<Eater>()
  const [counts, setCounts] = useState<ReadonlyMap<string, string>>(new Map())
  const [paidBy, setPaidBy] = useState<PaidBy>(of.pays === 'points' ? 'points' : 'cash')
  const [note, setNote] = useState('')
  const choices = choicesOf(of, orders).map((choice) => ({
    ...choice,
    quantity: Number(counts.get(choice.key) || 0),
  }))
  const wished = choices.filter(({ quantity }) => quantity > 0)
  const total = wished.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const maySeePoints = useAllowed()([{ can: 'points.view', service: pointServices }]).length > 0
  const householdId = household?.householdId ?? ''
  const balance = useQuery({
    ...balanceQuery(householdId),
    enabled: householdId !== '' && paidBy === 'points' && maySeePoints,
  }).data
  const have = balance && balance.normal + balance.cash
  const isShort = paidBy === 'points' && have !== undefined && have < total
  const act = useSubmit(
    async (retry) => {
      if (!household) return refuse(t('householdNeeded'))
      const asked = {
        offerId: of.offerId,
        householdId,
        paidBy,
        wishes: wished.map(({ itemId, option, quantity }) => ({ itemId, option, quantity })),
        total,
        note: note.trim(),
      }
      const { data } = await proxyApi.order({ orderId: retry.idOf(asked), ...asked }, retry)
      await again()
      toast(t('orderedDone', { serial: data.serialNumber, label: data.label }))
      onClose()
    },
    { isWrong: () => !household || !wished.length || isShort },
  )
  const card = useEater(setHousehold, (code) => proxyApi.findByCode({ code }, { isSaid: true }))
  async function choose() {
    const picked = await pickHousehold()
    if (picked) setHousehold(picked)
  }
  return (
    <ActDialog
      title={`${t('order')}　${of.title}`}
      confirm={t('confirmOrder', { money: showMoney(total) })}
      act={act}
      isDirty={household !== undefined || wished.length > 0 || note !== ''}
      onScan={({ text }) => void card.read(text)}
      onClose={onClose}
    >
      <Field label={t('household')} invalid={act.tried && !household ? t('householdNeeded') : undefined}>
        <Button icon={<Icon name="house" />} onClick={() => void choose()}>
          {household
            ? [household.label, household.names[0]].filter(Boolean).join('　')
            : t('chooseHousehold')}
        </Button>
      </Field>
      {!household && <p className="lb-quiet lb-14">{t('scanHelp')}</p>}
      {card.failure && <Note tone="wait">{card.failure}</Note>}
      {card.several.length > 0 && (
        <div className="lb-chips" role="group" aria-label={t('several')}>
          {card.several.map((one) => (
            <button key={one.householdId} type="button" onClick={() => card.take(one)}>
              {one.label}
            </button>
          ))}
        </div>
      )}
      <ul className="po-rows lb-divided" aria-label={t('items')}>
        {choices.map(({ key, words, price, left }) => (
          <li key={key}>
            <span className="lb-grow">
              {words}
              <br />
              <span className="lb-14 lb-quiet">
                {showMoney(price)}
                {left !== undefined && `　${left > 0 ? t('left', { count: left }) : t('soldOut')}`}
              </span>
            </span>
            <span className="po-count">
              <AmountInput
                aria-label={t('countOf', { item: words })}
                digits={3}
                placeholder="0"
                disabled={left === 0}
                value={counts.get(key) ?? ''}
                onAmount={(typed) => setCounts(new Map(counts).set(key, typed))}
              />
            </span>
          </li>
        ))}
      </ul>
      {act.tried && !wished.length && (
        <p className="lb-amber lb-14" role="alert">
          {t('wishNeeded')}
        </p>
      )}
      {of.pays === 'either' && (
        <div className="lb-choices">
          <p>{t('pays')}</p>
          <Segments
            label={t('pays')}
            value={paidBy}
            onChange={setPaidBy}
            options={[
              { value: 'cash', label: t('payCash') },
              { value: 'points', label: t('payPoints') },
            ]}
          />
        </div>
      )}
      {have !== undefined && paidBy === 'points' && (
        <p className={isShort ? 'lb-amber' : 'lb-quiet'} role="status">
          {isShort ? t('pointsShort', { have, rest: total - have }) : t('pointsHave', { have })}
        </p>
      )}
      <Field label={t('note')} optional>
        <TextInput value={note} maxLength={50} onText={setNote} />
      </Field>
    </ActDialog>
  )
}
