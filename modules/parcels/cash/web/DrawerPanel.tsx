import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { CashCountPanel } from './CashCountPanel.tsx'

/** The drawer above its lists: what lies in it, and the way to count it. */
export function DrawerPanel() {
  const t = useTexts('cash')
  return (
    <Panel title={t('drawer')} pad="plain" className="ch-drawer-panel">
      <CashCountPanel />
    </Panel>
  )
}
