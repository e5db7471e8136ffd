import './handling-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Run } from '../shapes.ts'

interface DunLinkProps {
  run: Run
  /** Other acts have the keys: rows are ticked. */
  isBusy: boolean
}

/** The way from an issued run to the households that are dunned for it; those whose money waits are named and left out. */
export function DunLink({ run: { billBulkId, state, dunHomes, waitingHomes }, isBusy }: DunLinkProps) {
  const t = useTexts('billHandling')
  const { base } = useFeePlace()
  const goTo = useNavigate()
  const mayDun = useAllowed()([{ can: 'arrears.dun' }]).length > 0
  const isShown = mayDun && state === 'issued' && dunHomes > 0
  const dun = () => void goTo({ href: `${base}/arrears?run=${billBulkId}` })
  useHotKey('Alt+1', 'billHandling:dunKey', dun, { enabled: isShown && !isBusy })
  if (state !== 'issued' || dunHomes + waitingHomes === 0 || !mayDun) return null
  return (
    <>
      {waitingHomes > 0 && (
        <span className="lb-quiet bi-waits">{t('dunWaits', { count: waitingHomes })}</span>
      )}
      {isShown && (
        <Button type="primary" icon={<Icon name="bell" />} aria-keyshortcuts="Alt+1" onClick={dun}>
          {t('dun', { count: dunHomes })} <Key keys="Alt+1" />
        </Button>
      )}
    </>
  )
}
