import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PollComment } from '../contract.ts'

interface CommentLineProps {
  comment: PollComment
  /** Hides it, or shows it again; absent for who may not. */
  onTurn?: ((comment: PollComment) => void) | undefined
  /** Its words stay in sight for who looks after comments. */
  isWhole?: boolean
  /** Alt 3 turns it. */
  hasKey?: boolean
}

/** What somebody said about a poll; a hidden one with who hid it and why (R318). */
export function CommentLine({ comment, onTurn, isWhole = false, hasKey = false }: CommentLineProps) {
  const t = useTexts('pollPage')
  const { label, author, body, at, isHidden, hiddenAt, hiddenBy, reason } = comment
  const who = { who: hiddenBy, at: hiddenAt ? speakTime(hiddenAt) : '', reason }
  return (
    <li className="pr-comment" data-hidden={isHidden ? '' : undefined}>
      <p>
        <HouseholdName label={label || t('management')} names={author} />
        {onTurn && label && (
          <Button
            size="small"
            type="text"
            aria-label={`${t(isHidden ? 'show' : 'hide')} ${label}`}
            onClick={() => onTurn(comment)}
          >
            {t(isHidden ? 'show' : 'hide')} {hasKey && <Key keys="Alt 3" />}
          </Button>
        )}
      </p>
      {isHidden && <p>{t(reason ? 'hidden' : 'hiddenPlain', who)}</p>}
      {(isWhole || !isHidden) && <p className="lb-quiet lb-lines lb-break">{body || t('forgotten')}</p>}
      {(isWhole || !isHidden) && <p className="lb-faint">{speakTime(at)}</p>}
    </li>
  )
}
