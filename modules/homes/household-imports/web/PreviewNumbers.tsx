import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { HouseholdImport } from '../shapes.ts'

/** How many households and residents are new, change, stay the same. */
export function PreviewNumbers({ one }: { one: HouseholdImport }) {
  const t = useTexts('householdImport')
  return (
    <div className="hi-numbers">
      {(['households', 'residents'] as const).map((kind) => (
        <dl key={kind} aria-label={t(kind)}>
          <dt className="lb-strong lb-wide">{t(kind)}</dt>
          {(['added', 'changed', 'same'] as const).map((act) => (
            <div key={act} className={one.counts[kind][act] ? '' : 'lb-faint'}>
              <dt>{t(act)}</dt>
              <dd>{one.counts[kind][act].toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  )
}
