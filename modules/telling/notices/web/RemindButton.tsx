import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { useRemind } from './use-remind.ts'

/** 再次通知 for things of one kind that wait; nothing for who may not notify. */
export function RemindButton({ kind, ids }: { kind: string; ids: readonly string[] }) {
  const t = useTexts('notices')
  const may = useAllowed()([{ can: 'notices.handle' }]).length > 0
  const { remind, busy } = useRemind()
  if (!may) return null
  return (
    <Button icon={<Icon name="mega" size={16} />} loading={busy} onClick={() => void remind(kind, ids)}>
      {t('remind')}
    </Button>
  )
}
