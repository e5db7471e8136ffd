import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { MatrixTools } from './use-matrix.ts'

/** Stands at the bottom edge while something is changed and not saved. */
export function SaveBar({ tools }: { tools: MatrixTools }) {
  const t = useTexts('permissionPages')
  const { count } = tools
  if (count === 0) return null
  return (
    <div className="pm-bar">
      <span role="status">{t('changed', { count })}</span>
      <Button onClick={tools.discard}>{t('discard')}</Button>
      <Button type="primary" loading={tools.busy} onClick={() => void tools.save()}>
        {t('save', { count })}
      </Button>
    </div>
  )
}
