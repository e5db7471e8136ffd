import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { closeQuickActivation, showStep, type Wish } from './activation-store.ts'
import { openQuickActivation } from './public.ts'

export interface BoundFootProps {
  kind: ReaderKind
  /** Something was bound: what comes next is for a person to say. */
  isDone: boolean
  wish: Wish
  onAgain: () => void
}

/** What comes next: another one for the same household, another household, or nothing. */
export function BoundFoot({ kind, isDone, wish, onAgain }: BoundFootProps) {
  const t = useTexts('quickActivation')
  const other = () => void openQuickActivation()
  const acts = isDone ? [onAgain, other] : []
  useItemKeys(acts.length, (nth) => acts[nth]?.())
  if (!isDone) return <Button onClick={() => showStep({ at: 'method', ...wish })}>{t('otherWay')}</Button>
  return (
    <>
      <Button onClick={closeQuickActivation}>
        {t('finish')} <Key keys="Esc" />
      </Button>
      <Button onClick={other} aria-keyshortcuts="Alt+2">
        {t('otherHousehold')} <Key keys="Alt 2" />
      </Button>
      <Button type="primary" autoFocus onClick={onAgain} aria-keyshortcuts="Alt+1">
        {t(kind === 'card' ? 'sameAgain' : 'samePhoneAgain')} <Key keys="Alt 1" />
      </Button>
    </>
  )
}
