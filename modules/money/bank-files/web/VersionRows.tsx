import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Format } from '../format-shapes.ts'
import { versionsQuery } from './format-queries.ts'

interface VersionRowsProps {
  formatId: string
  current: number
  /** Puts an earlier one into the form, to be looked at and saved as a new version. */
  onUse: ((format: Format) => void) | undefined
}

/** The versions of a format, the newest first. */
export function VersionRows({ formatId, current, onUse }: VersionRowsProps) {
  const t = useTexts('bankFormats')
  const asked = useQuery(versionsQuery(formatId))
  return (
    <Panel title={t('versions')} number={current}>
      <Loaded of={asked} failed={t('versionsFailed')} skeleton={[80, '1fr']} rows={2}>
        {(versions) => (
          <ul className="lb-divided">
            {versions.map(({ version, format, changedAt, changedBy }) => (
              <li key={version} className="lb-line lb-inner-10">
                <b>{t('version', { n: version })}</b>
                <span className="lb-grow lb-quiet">
                  {changedBy}　{speakTime(changedAt)}　{t('columnCount', { count: format.columns.length })}
                </span>
                {onUse && version !== current && (
                  <Button type="text" aria-label={t('useOf', { n: version })} onClick={() => onUse(format)}>
                    {t('use')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
