import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import type { ArrivedGuest } from './arrival-list.ts'

export interface ArrivalNoticeProps {
  one: ArrivedGuest
  /** The one that Alt Y confirms. */
  isFirst: boolean
  isCollapsed: boolean
  onToggle: () => void
  onConfirm: () => void
  onDismiss: () => void
}

/** One guest at the door: collapsed (R158), dismissed (R159) or confirmed (R160). */
export function ArrivalNotice(props: ArrivalNoticeProps) {
  const { one, isFirst, isCollapsed, onToggle, onConfirm, onDismiss } = props
  const t = useTexts('arrivalNotices')
  const who = one.guestName || t('somebody')
  return (
    <li>
      <button
        type="button"
        className="an-who"
        aria-expanded={!isCollapsed}
        aria-label={t(isCollapsed ? 'expand' : 'collapse', { who })}
        onClick={onToggle}
      >
        {one.label ? <HouseholdName label={one.label} names={who} /> : <b>{who}</b>}
        <Icon name={isCollapsed ? 'down' : 'minus'} size={16} />
      </button>
      {!isCollapsed && (
        <div className="an-more">
          <span className="lb-14 lb-quiet lb-grow">
            {one.guestId
              ? t('people', { count: one.people, time: clockTime(one.at).slice(0, 5) })
              : t('unbooked')}
          </span>
          <Button
            onClick={onConfirm}
            aria-label={t('confirmOf', { who })}
            aria-keyshortcuts={isFirst ? 'Alt+Y' : undefined}
          >
            {t('confirm')} {isFirst && <Key keys="Alt Y" />}
          </Button>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('dismiss', { who })}
            onClick={onDismiss}
          >
            <Icon name="x" />
          </button>
        </div>
      )}
    </li>
  )
}
