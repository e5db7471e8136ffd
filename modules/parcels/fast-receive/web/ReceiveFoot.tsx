import type { KeyboardEvent } from 'react'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Item } from './items.ts'
import type { Request } from './send.ts'
import type { Chosen } from './use-chosen.ts'

export interface ReceiveFootProps {
  kinds: readonly HandOverKind[]
  picked: Chosen
  sending: boolean
  unanswered: readonly Request[]
  phone: boolean
  onVerify: (item: Item) => void
  onCancel: () => void
  onConfirm: () => void
}

/** How much is selected, what still has to be checked, and the one act. */
export function ReceiveFoot(props: ReceiveFootProps) {
  const { kinds, picked, sending, unanswered, phone, onVerify, onCancel, onConfirm } = props
  const t = useTexts('fastReceive')
  const waiting = unanswered.flatMap((request) => request.items)
  const items = waiting.length > 0 ? waiting : picked.chosen
  const count = items.length
  const parts = kinds.map(
    (kind) => `${textOf(kind.words.tab)} ${items.filter((item) => item.kind === kind).length}`,
  )
  const [first] = waiting.length > 0 ? [] : picked.unverified
  const word = sending
    ? t('sending')
    : waiting.length > 0
      ? t('confirmAgain', { count })
      : count > 0
        ? t('confirm', { count })
        : t('confirmNone')
  return (
    <footer className="fr-foot">
      <span className="fr-sum" role="status">
        {t('selected')} <b>{count}</b> {t('pieces')}
        <span className="lb-quiet">{inRow(parts, '，')}</span>
      </span>
      {first && (
        <button type="button" className="fr-to-verify" onClick={() => onVerify(first)}>
          <Icon name="idp" size={16} />
          {t(phone ? 'toVerifyShort' : 'toVerify', { count: picked.unverified.length })}
        </button>
      )}
      {waiting.length > 0 && !sending && <span className="fr-to-verify">{t('unanswered')}</span>}
      {!phone && (
        <Button size="large" className="lb-end" onClick={onCancel} disabled={sending}>
          {t('cancelKey')} <Key keys="Esc" />
        </Button>
      )}
      <Button
        size="large"
        type="primary"
        className="fr-confirm"
        aria-busy={sending || undefined}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={refuseEnter}
        onClick={onConfirm}
      >
        {word} <Key keys="Ctrl Enter" />
      </Button>
    </footer>
  )
}

/** A scan ends with Enter, so Enter alone never hands anything over; Space and the pointer press the button. */
function refuseEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey) event.preventDefault()
}
