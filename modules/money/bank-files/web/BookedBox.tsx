import './candidates.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { LineDetail } from '../desk-shapes.ts'
import { deskApi } from './desk-query.ts'
import { sayDay } from './line-words.tsx'

/** What the books seem to have of a line: the same, which closes it, or another one. */
export function BookedBox({
  line,
  mayMatch,
  onAnother,
  onDone,
}: {
  line: LineDetail
  mayMatch: boolean
  onAnother: () => void
  onDone: () => void
}) {
  const t = useTexts('unmatchedPage')
  const { lineId, rowVersion, booked } = line
  const [nth, setNth] = useState(0)
  const chosen = booked[nth] ?? booked[0]
  const isReady = mayMatch && Boolean(chosen?.bookedId)
  const act = useSubmit(async (retry) => {
    if (!chosen?.bookedId) return
    const { bookedKind, bookedId } = chosen
    await deskApi.closeAsBooked({ lineId, rowVersion, bookedKind, bookedId }, retry)
    toast(t('bookedDone', { amount: showMoney(line.amount) }))
    onDone()
  })
  useHotKey('Ctrl+Enter', 'unmatchedPage:bookedSame', () => void act.submit(), { enabled: isReady })
  useHotKey('Alt+9', 'unmatchedPage:bookedOther', onAnother, { enabled: mayMatch })
  return (
    <div className="bf-proposal">
      <h3>{t('class_booked')}</h3>
      <div role="radiogroup" aria-label={t('class_booked')}>
        {booked.map((one, at) => (
          <button
            key={`${one.bookedKind} ${one.bookedId ?? one.day}`}
            type="button"
            role="radio"
            className="bf-choice"
            aria-checked={one === chosen}
            aria-label={`${textOf(`unmatchedPage:booked_${one.bookedKind}`)} ${sayDay(one.day)}`}
            disabled={!mayMatch}
            onClick={() => setNth(at)}
          >
            <span className="bf-circle" />
            <span className="bf-what">
              <b>{textOf(`unmatchedPage:booked_${one.bookedKind}`)}</b>
              <span className="lb-14 lb-quiet">{[one.label, one.said].filter(Boolean).join('　')}</span>
            </span>
            <span className="bf-right">
              <b>{showMoney(line.whole)}</b>
              <span className="lb-14 lb-quiet">{sayDay(one.day)}</span>
            </span>
          </button>
        ))}
      </div>
      <p className="bf-effect">
        <Icon name="check" />
        <span>
          {chosen?.bookedId
            ? t('bookedEffect')
            : textOf(`unmatchedPage:bookedFirst_${chosen?.bookedKind === 'payout' ? 'payout' : 'cheque'}`)}
        </span>
      </p>
      {act.failure && <FailureNote sentence={act.failure} />}
      {mayMatch && (
        <div className="lb-stack lb-gap-8">
          <Button
            type="primary"
            size="large"
            block
            loading={act.busy}
            disabled={!isReady}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void act.submit()}
          >
            {t('bookedSame')} <Key keys="Ctrl Enter" />
          </Button>
          <Button block aria-keyshortcuts="Alt+9" onClick={onAnother}>
            {t('bookedOther')} <Key keys="Alt 9" />
          </Button>
        </div>
      )}
    </div>
  )
}
