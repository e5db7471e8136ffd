import { type Needs, useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { homeTexts } from './texts.ts'

type Text = keyof typeof homeTexts
const hints: readonly ({ icon: IconName; what: Text; way: Text } & Needs)[] = [
  { icon: 'phone', what: 'hintPhone', way: 'scanWord' },
  { icon: 'card', what: 'hintCard', way: 'scanWord' },
  { icon: 'box', what: 'hintParcel', way: 'scanWord', service: [49] },
  { icon: 'house', what: 'hintHousehold', way: 'typeWord' },
  { icon: 'call', what: 'hintPhoneEnd', way: 'typeWord' },
]

/** What the scan field understands, for whoever is new at the desk; gone where nothing listens to scans. */
export function ScanHints() {
  const t = useTexts('home')
  const allowed = useAllowed()
  const { scanReaders } = useContributions()
  if (allowed(scanReaders).length === 0) return null
  return (
    <Panel title={t('hints')} className="lb-scan-hints">
      <ul>
        {allowed(hints).map(({ icon, what, way }) => (
          <li key={what}>
            <Icon name={icon} />
            <span>{t(what)}</span>
            <span>{t(way)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
